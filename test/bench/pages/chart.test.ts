import { expect, test } from 'vitest';
import { parsed } from '#test/support/markup.ts';
import { chartSvg } from './chart.ts';
import type { PageFigures } from './page-figures.ts';

const weight = { transferred: 0, brotli5: 0, brotli11: 0 };

/** A page that takes so many milliseconds and bytes. */
function figures(ms: number, transferred: number): PageFigures {
  const types = ['html', 'script', 'style', 'font', 'image', 'other'] as const;
  const bytes = Object.fromEntries(types.map((type) => [type, weight]));
  return {
    scores: {},
    metrics: { fcp: ms, lcp: ms, tbt: ms, cls: 0, speedIndex: ms },
    requests: 1,
    bytes: { ...(bytes as Record<(typeof types)[number], typeof weight>), all: { ...weight, transferred } },
  };
}

const chart = (ms: readonly [site: number, twin: number, naive: number]) => {
  const [site, twin, naive] = ms.map((one) => figures(one, one * 1000)) as [
    PageFigures,
    PageFigures,
    PageFigures,
  ];
  const svg = chartSvg({
    rounds: 5,
    all: [],
    kinds: [{ kind: 'home', path: '/', variants: { site, twin, naive } }],
  });
  return parsed(svg, 'image/svg+xml');
};

test('bars are as long as their figures say, and in words as well', () => {
  const document = chart([200, 100, 400]);
  const widths = [...document.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')));
  expect(widths).toHaveLength(9);
  expect(widths.map((width) => width / Math.max(...widths)).slice(0, 3)).toEqual([0.5, 0.25, 1]);
  const said = document.querySelector('desc')?.textContent;
  for (const figure of ['200 ms', '100 ms', '400 ms', '200 KB']) expect(said).toContain(figure);
});

test('nothing is measured as nothing', () => {
  for (const bar of chart([0, 0, 0]).querySelectorAll('rect')) expect(bar.getAttribute('width')).toBe('0');
});
