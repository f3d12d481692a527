import { median } from '../median.ts';
import type { KindFigures, PagesFigures } from './pages-figures.ts';
import { type VariantName, variantNames } from './variants.ts';

interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly figure: (kind: KindFigures['variants'][VariantName]) => number;
}

const panels: readonly Panel[] = [
  { title: 'Largest contentful paint', unit: 'ms', figure: ({ metrics }) => metrics.lcp },
  { title: 'Total blocking time', unit: 'ms', figure: ({ metrics }) => metrics.tbt },
  { title: 'Everything on the wire', unit: 'KB', figure: ({ bytes }) => bytes.all.transferred / 1000 },
];

const labels: Readonly<Record<VariantName, string>> = {
  site: 'this site',
  twin: 'the same without scripts',
  naive: 'the same made by script',
};

/** In pixels: the picture, the column of labels, a bar's row, and the longest bar. */
const width = 760;
const labelWidth = 190;
const row = 26;
const barWidth = 380;
const panelHeight = 42 + variantNames.length * row;

/** For a light and for a dark ground. */
const style = `
text{font:14px system-ui,sans-serif;fill:#1f2328}.t{font-weight:600}.n{fill:#59636e}
.site{fill:#2448dc}.twin{fill:#8c959f}.naive{fill:#e5603f}
@media(prefers-color-scheme:dark){text{fill:#f0f6fc}.n{fill:#9198a1}.site{fill:#6e8bff}.naive{fill:#ff7559}}`;

/**
 * The site beside its twins as bars: each the median of the kinds of page, with the least and the most of them. An SVG for pages with a light or a dark ground.
 */
export function chartSvg({ kinds, rounds }: PagesFigures): string {
  const height = panels.length * panelHeight + 28;
  const drawn = panels.map((panel, index) => panelSvg(panel, kinds, index * panelHeight));
  const note = `The median of ${kinds.length} kinds of page (least to most), each of ${rounds} loads; a phone as Lighthouse simulates it`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">`,
    '<title id="title">The site beside the same pages without scripts and made by script</title>',
    `<desc id="desc">${drawn.map(({ words }) => words).join(' ')}</desc>`,
    `<style>${style}</style>`,
    ...drawn.map(({ svg }) => svg),
    `<text class="n" x="0" y="${height - 8}">${note}</text>`,
    '</svg>',
    '',
  ].join('\n');
}

function panelSvg({ title, unit, figure }: Panel, kinds: readonly KindFigures[], top: number) {
  const bars = variantNames.map((name) => {
    const values = kinds.map(({ variants }) => figure(variants[name]));
    const range = `${whole(Math.min(...values))} to ${whole(Math.max(...values))}`;
    return { name, middle: median(values), range };
  });
  // Never by zero: where nothing blocks, all bars are empty.
  const scale = barWidth / Math.max(...bars.map(({ middle }) => middle), 1);
  const rows = bars.map(({ name, middle, range }, index) => {
    const y = top + 30 + index * row;
    const length = Math.round(middle * scale);
    return [
      `<text x="0" y="${y + 14}">${labels[name]}</text>`,
      `<rect class="${name}" x="${labelWidth}" y="${y}" width="${length}" height="18" rx="2"/>`,
      `<text x="${labelWidth + length + 8}" y="${y + 14}">${whole(middle)} ${unit} <tspan class="n">(${range})</tspan></text>`,
    ].join('');
  });
  const said = bars.map(({ name, middle, range }) => `${labels[name]} ${whole(middle)} ${unit} (${range})`);
  return {
    svg: [`<text class="t" x="0" y="${top + 18}">${title}</text>`, ...rows].join('\n'),
    words: `${title}: ${said.join(', ')}.`,
  };
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
