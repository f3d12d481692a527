import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { createElement as element } from 'react';
import satori from 'satori';
import type { SocialPicture } from '#frontend/prerender.tsx';
import { drawingOnPlate, groundOf, startsOnGround } from './social-drawing.ts';
import { fitTitle, gapBelow, titleParts, titleWords, type WordWidths } from './social-title.ts';

/** What every network shows uncut; in pixels. */
const pictureSize = { width: 1200, height: 630 };

/** The look's colors, as tokens.css names them. */
const colors = {
  ink: '#17153F',
  'ink-2': '#2C2A72',
  cobalt: '#2448DC',
  mint: '#84E6CD',
  sand: '#F6EAD5',
  sky: '#C3D5FF',
  coral: '#FF7559',
  white: '#FFFFFF',
};

/** Words, left; the rest is the drawing's plate. In pixels. */
const words = { left: 60, width: 446, top: 54, bottom: 58 };
const plate = { x: 560, width: 640, height: pictureSize.height };
const heading = { size: 26, lineHeight: 32, gap: 16 };
const logo = 52;

const fontFile = fileURLToPath(
  import.meta.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'),
);
const fonts = [{ name: 'Figtree', weight: 700, data: readFileSync(fontFile) } as const];
const titleSpacing = '-0.035em';

/**
 * A page's picture for shared links, as PNG: company and title on the page's color, the drawing beside them.
 * @param drawing the drawing's SVG
 * @throws when the title does not fit
 */
export async function socialPicturePng(picture: SocialPicture, drawing: string): Promise<Buffer> {
  const drawn = groundOf(drawing);
  // Two plates of one color would be one with a cut in it, unless nothing in the drawing stands at the edge.
  const clash = drawn === colors[picture.surface] && !startsOnGround(drawing);
  const ground = !clash ? picture.surface : picture.surface === 'cobalt' ? 'ink' : 'cobalt';
  const size = `width="${pictureSize.width}" height="${pictureSize.height}"`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${colors[ground]}"/>` +
    `${drawingOnPlate(drawing, plate, picture.view, picture.goesOn)}${await wordsSvg(picture, ground)}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

async function wordsSvg({ title, above, company }: SocialPicture, ground: SocialPicture['surface']) {
  const dark = ground === 'ink' || ground === 'cobalt';
  const quiet = dark ? colors.sky : colors['ink-2'];
  const room = {
    width: words.width,
    height:
      pictureSize.height -
      words.top -
      logo -
      34 -
      words.bottom -
      (above ? heading.lineHeight + heading.gap : 0),
  };
  const parts = fitTitle(title, room, await wordWidths(title));
  const mark = element(
    'svg',
    { width: logo, height: logo, viewBox: '0 0 50 50' },
    element('path', {
      d: 'M0 4a4 4 0 0 1 4-4h12v34h30a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z',
      fill: dark ? colors.white : colors.cobalt,
    }),
    element('circle', { cx: 37, cy: 13, r: 13, fill: colors.coral }),
  );
  return satori(
    column(
      {
        ...pictureSize,
        boxSizing: 'border-box',
        padding: `${words.top}px ${pictureSize.width - words.left - words.width}px ${words.bottom}px ${words.left}px`,
        color: dark ? colors.white : colors.ink,
      },
      row({ alignItems: 'center', gap: 16, fontSize: 37, letterSpacing: '-0.045em' }, mark, company),
      row({ flexGrow: 1 }),
      above &&
        row(
          {
            fontSize: heading.size,
            lineHeight: 1,
            height: heading.lineHeight,
            marginBottom: heading.gap,
            color: quiet,
          },
          above,
        ),
      ...parts.map((part, index) =>
        column(
          {
            fontSize: part.size,
            lineHeight: `${part.lineHeight}px`,
            letterSpacing: titleSpacing,
            ...(index > 0 && { marginTop: gapBelow, color: quiet }),
          },
          ...part.lines.map((line) => row({}, line)),
        ),
      ),
    ),
    { ...pictureSize, fonts },
  );
}

/** As the typesetter measures them. */
async function wordWidths(title: string): Promise<WordWidths> {
  const widths = new Map<string, number>();
  const size = 100;
  const all = new Set(titleParts(title).flatMap(titleWords));
  await satori(
    column(
      { alignItems: 'flex-start', fontSize: size, letterSpacing: titleSpacing },
      ...[...all].map((word) => row({}, word)),
    ),
    {
      ...pictureSize,
      fonts,
      onNodeDetected({ textContent, width }) {
        if (textContent !== undefined) widths.set(textContent, width / size);
      },
    },
  );
  return widths;
}

type Style = Record<string, string | number>;
type Child = ReturnType<typeof element> | string | undefined;

const row = (style: Style, ...children: Child[]) =>
  element('div', { style: { display: 'flex', whiteSpace: 'nowrap', ...style } }, ...children);
const column = (style: Style, ...children: Child[]) =>
  row({ flexDirection: 'column', ...style }, ...children);
