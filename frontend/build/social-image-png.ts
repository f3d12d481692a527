import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { createElement as element, type ReactNode } from 'react';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
import type { SocialImage } from './prerender.tsx';
import { illustrationPanel, panel, partsOf, photoPanel, startsOnBackground } from './social-image-panel.ts';
import { tokenColors } from './token-colors.ts';

/** The text stands on the left, the picture fills the panel on the right. All lengths are pixels. */
const image = { width: 1200, height: panel.height };
const text = { left: 60, width: 446, top: 54, bottom: 58 };
const logoSize = 52;
const belowLogo = 34;

/** A title gets the first of these sizes at which it fits into so many lines. The last two are for very long ones. */
const titleSizes = [88, 80, 72, 64, 56, 48, 44, 36, 30];
const maxTitleLines = (size: number) => (size < 44 ? 7 : 4);
const titleLineHeight = 1.05;

const colorOf = tokenColors();

/** The site's icon, which stands next to the company's name. */
const iconFile = path.resolve(import.meta.dirname, '../public/favicon.svg');
const icon = `data:image/svg+xml;base64,${readFileSync(iconFile).toString('base64')}`;

/** The second has letters that other languages add to the Latin ones, such as 'Ł'. */
const fontFiles = [
  import.meta.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'),
  import.meta.resolve('@fontsource/figtree/files/figtree-latin-ext-700-normal.woff'),
];
const fonts = fontFiles.map<SatoriOptions['fonts'][number]>((file, index) => ({
  name: `Figtree ${index}`,
  weight: 700,
  data: readFileSync(fileURLToPath(file)),
}));

/**
 * The social image of a page, as PNG: company and title on the page's color next to the illustration.
 * @param picture an illustration as SVG, or a photo
 */
export async function socialImagePng(socialImage: SocialImage, picture: string | Buffer): Promise<Buffer> {
  if (typeof picture !== 'string') {
    const png = await render(socialImage, socialImage.surface, await photoPanel(picture));
    // A palette of 256 colors: messengers show no image that is larger than 600 KB.
    return sharp(png).png({ palette: true, effort: 4 }).toBuffer();
  }
  const { background } = partsOf(picture, socialImage);
  // Two surfaces of one color would look like one that cuts the illustration, unless its edge is all background.
  const clash = background === colorOf(socialImage.surface) && !startsOnBackground(picture);
  const surface = !clash ? socialImage.surface : socialImage.surface === 'cobalt' ? 'ink' : 'cobalt';
  return render(socialImage, surface, illustrationPanel(picture, socialImage));
}

async function render(
  socialImage: SocialImage,
  surface: SocialImage['surface'],
  filledPanel: string,
): Promise<Buffer> {
  const size = `width="${image.width}" height="${image.height}"`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${colorOf(surface)}"/>` +
    `${filledPanel}${await textSvg(socialImage, surface)}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** Characters that no font has. They are stored here because satori reports each run of them only once in a process. */
const missing = new Set<string>();

/** A text with characters that no font has is left out, as it would be boxes. Shared links have it next to the image. */
const legible = (value: string) => ([...value].some((character) => missing.has(character)) ? '' : value);

/** satori wraps the title; it is set as large as it fits. One that fits at no size breaks its words, and is cut off. */
async function textSvg(socialImage: SocialImage, surface: SocialImage['surface']): Promise<string> {
  const maxHeight = image.height - text.top - belowLogo - text.bottom;
  const known = missing.size;
  for (const titleSize of [...titleSizes, undefined]) {
    let fits = true;
    let total = 0;
    const svg = await satori(textColumn(socialImage, surface, titleSize), {
      ...image,
      fonts,
      onNodeDetected({ key, width, height }) {
        if (!titleSize) return;
        if (key === 'title' || key === 'subtitle') fits &&= width <= text.width;
        if (key === 'title')
          fits &&= height <= Math.ceil(maxTitleLines(titleSize) * titleLineHeight * titleSize);
        // A long name takes several lines.
        if (key === 'company' || key === 'text') total += height;
      },
      loadAdditionalAsset: async (_, characters) => {
        for (const character of characters) missing.add(character);
        return [];
      },
    });
    if (missing.size > known) break;
    if (fits && total <= maxHeight) return svg;
  }
  return textSvg(socialImage, surface);
}

/** @param titleSize undefined for a title that fits at no size */
function textColumn(
  socialImage: SocialImage,
  surface: SocialImage['surface'],
  titleSize: number | undefined,
): ReactNode {
  const isDark = surface === 'ink' || surface === 'cobalt';
  const secondary = { color: colorOf(isDark ? 'sky' : 'ink-2') };
  const [title = '', subtitle] = legible(socialImage.title).split(/: (.*)/s);
  const above = legible(socialImage.above ?? '');
  const wrapped = { letterSpacing: '-0.035em', textWrap: 'balance' };
  /** @param lineClamp how many lines of a title that fits at no size are shown */
  const lines = (lineClamp: number) =>
    titleSize
      ? wrapped
      : { ...wrapped, display: 'block', textWrap: 'wrap', wordBreak: 'break-word', lineClamp };
  const logo = element('img', { src: icon, width: logoSize, height: logoSize, style: { flexShrink: 0 } });
  return box(
    'image',
    {
      ...image,
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding: `${text.top}px ${image.width - text.left - text.width}px ${text.bottom}px ${text.left}px`,
      color: colorOf(isDark ? 'white' : 'ink'),
    },
    box(
      'company',
      { alignItems: 'center', gap: 16, fontSize: 37, letterSpacing: '-0.045em', wordBreak: 'break-word' },
      logo,
      legible(socialImage.company),
    ),
    box(
      'text',
      { flexDirection: 'column', alignItems: 'flex-start', flexShrink: 0 },
      above && box('above', { ...secondary, fontSize: 26, lineHeight: 1, marginBottom: 22 }, above),
      box(
        'title',
        { ...lines(6), fontSize: titleSize ?? 36, lineHeight: titleLineHeight },
        keepTogether(title),
      ),
      subtitle &&
        box(
          'subtitle',
          { ...secondary, ...lines(3), fontSize: 34, lineHeight: 1.2, marginTop: 20 },
          subtitle,
        ),
    ),
  );
}

const box = (key: string, style: Record<string, string | number>, ...children: ReactNode[]) =>
  element('div', { key, style: { display: 'flex', ...style } }, ...children);

/** Prevents line breaks inside 'AI & ML', inside 'E-Commerce', and before a short last word. */
function keepTogether(title: string): string {
  return title
    .replace(/\b([A-Z]+) & ([A-Z]+)\b/g, '$1\u00a0&\u00a0$2')
    .replaceAll('-', '-\u2060')
    .replace(/ (\S{1,6})$/, '\u00a0$1');
}
