import { type Cell, textTable } from '../text-table.ts';
import { resourceTypes } from './page-run.ts';
import type { PagesFigures } from './pages-figures.ts';
import { variantNames } from './variants.ts';

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
const milliseconds = Math.round;

/** The figures for people: the kinds of page, variant below variant, and the site's pages by themselves. */
export function pageTables({ rounds, kinds, all }: PagesFigures): string[] {
  const rows = kinds.flatMap(({ path, variants }) =>
    variantNames.map((name) => ({ path, name, figures: variants[name] })),
  );
  const speed = rows.map(({ path, name, figures: { scores, metrics, requests } }): Cell[] => [
    path,
    name,
    scores['performance'],
    milliseconds(metrics.fcp),
    milliseconds(metrics.lcp),
    milliseconds(metrics.tbt),
    metrics.cls.toFixed(3),
    milliseconds(metrics.speedIndex),
    requests,
  ]);
  const weight = rows.map(({ path, name, figures: { bytes } }): Cell[] => [
    path,
    name,
    ...resourceTypes.map((type) => kilobytes(bytes[type].transferred)),
    kilobytes(bytes.all.transferred),
    kilobytes(bytes.html.brotli5),
    kilobytes(bytes.html.brotli11),
    kilobytes(bytes.all.brotli5),
    kilobytes(bytes.all.brotli11),
  ]);
  const pages = all.map(({ path, scores, metrics, requests, html, everything }): Cell[] => [
    path,
    ...Object.values(scores),
    metrics.cls.toFixed(3),
    requests,
    kilobytes(html.brotli11),
    kilobytes(everything.transferred),
  ]);
  return [
    `Kinds of page, medians of ${rounds}; milliseconds, a phone as Lighthouse simulates it`,
    textTable(['page', 'variant', 'score', 'FCP', 'LCP', 'TBT', 'CLS', 'speed index', 'requests'], speed),
    'The same, KB on the wire with headers; then the content alone, at Brotli 5 and 11',
    textTable(
      ['page', 'variant', ...resourceTypes, 'all', 'html br5', 'html br11', 'all br5', 'all br11'],
      weight,
    ),
    'Every page of the site, once',
    textTable(
      ['page', ...Object.keys(all[0]?.scores ?? {}), 'CLS', 'requests', 'html br11', 'all KB'],
      pages,
    ),
  ];
}
