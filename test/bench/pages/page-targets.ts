import { atLeast, atMost, type Target } from '../part-report.ts';
import { allCategories } from './page-run.ts';
import type { PagesFigures } from './pages-figures.ts';

/** What is wanted of the pages. A KB is 1,000 bytes. */
export function pageTargets({ kinds, all }: PagesFigures): Target[] {
  const ofKinds = (figure: (kind: PagesFigures['kinds'][number]) => number) =>
    kinds.map((kind) => ({ where: kind.path, value: figure(kind) }));
  const ofAll = (figure: (page: PagesFigures['all'][number]) => number, pages = all) =>
    pages.map((page) => ({ where: page.path, value: figure(page) }));
  const behindTwin = (metric: 'fcp' | 'lcp') =>
    ofKinds(({ variants: { site, twin } }) => 100 * (site.metrics[metric] / twin.metrics[metric] - 1));

  const home = all.filter(({ path }) => path === '/');
  const others = all.filter(({ path }) => path !== '/');
  const wireKilobytes = (page: PagesFigures['all'][number]) => page.everything.transferred / 1000;
  const [performance, ...otherCategories] = allCategories;
  return [
    atMost('FCP, percent behind the script-free twin,', 5, behindTwin('fcp')),
    atMost('LCP, percent behind the script-free twin,', 5, behindTwin('lcp')),
    atLeast(
      'Lighthouse performance of every kind of page',
      100,
      ofKinds(({ variants }) => variants.site.scores[performance] ?? 0),
    ),
    atLeast(
      'Lighthouse performance of every page',
      99,
      ofAll(({ scores }) => scores[performance] ?? 0),
    ),
    ...otherCategories.map((category) =>
      atLeast(
        `Lighthouse ${category} of every page`,
        100,
        ofAll(({ scores }) => scores[category] ?? 0),
      ),
    ),
    // To the second decimal, as it is told everywhere.
    atMost(
      'CLS of every page',
      0,
      ofAll(({ metrics }) => Math.round(metrics.cls * 100) / 100),
    ),
    atMost(
      'TBT of every kind of page, ms,',
      10,
      ofKinds(({ variants }) => variants.site.metrics.tbt),
    ),
    // 14 KiB, as the tests of bytes count what fits into the first flight.
    atMost(
      'HTML, KiB at Brotli 11,',
      14,
      ofAll(({ html }) => html.brotli11 / 1024),
    ),
    atMost(
      'HTML, KiB at Brotli 5,',
      14,
      ofAll(({ html }) => html.brotli5 / 1024),
    ),
    ...(home.length > 0 ? [atMost('Home in all, KB with headers,', 110, ofAll(wireKilobytes, home))] : []),
    ...(others.length > 0
      ? [atMost('Other pages in all, KB with headers,', 90, ofAll(wireKilobytes, others))]
      : []),
  ];
}
