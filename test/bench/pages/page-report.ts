import { atLeast, atMost, type PartReport, type Target } from '../part-report.ts';
import { allCategories, type PageRun } from './page-run.ts';

/** The site, the same pages when React does not arrive, and without any script. */
export const variantNames = ['site', 'withoutReact', 'twin'] as const;
export type VariantName = (typeof variantNames)[number];

/** One kind of page, by the first page of that kind. */
interface KindFigures {
  readonly kind: string;
  readonly path: string;
  /** Medians. */
  readonly variants: Readonly<Record<VariantName, PageRun>>;
}

export interface PagesFigures {
  readonly rounds: number;
  readonly kinds: readonly KindFigures[];
  /** Every page of the site, measured once. */
  readonly all: readonly (PageRun & { readonly path: string })[];
}

export function pagesReport(figures: PagesFigures): PartReport {
  return { figures, tables: tables(figures), targets: targets(figures) };
}

function tables({ rounds, kinds, all }: PagesFigures): PartReport['tables'] {
  return {
    [`Kinds of page, medians of ${rounds}; milliseconds on a phone as Lighthouse simulates it, without TLS; bytes on the wire`]:
      kinds.flatMap(({ path, variants }) =>
        variantNames.map((variant) => {
          const { scores, metrics, requests, bytes } = variants[variant];
          return { path, variant, ...scores, ...metrics, requests, ...bytes };
        }),
      ),
    'Every page of the site, once': all.map(({ path, scores, metrics, requests, bytes }) => ({
      path,
      ...scores,
      cls: metrics.cls,
      requests,
      document: bytes['document'],
      total: bytes['total'],
    })),
  };
}

/** What is wanted of the pages. A KB is 1,000 bytes. */
function targets({ kinds, all }: PagesFigures): Target[] {
  const ofKinds = (figure: (kind: KindFigures) => number) =>
    kinds.map((kind) => ({ where: kind.path, value: figure(kind) }));
  const ofPages = (figure: (page: PageRun) => number, pages = all) =>
    pages.map((page) => ({ where: page.path, value: figure(page) }));
  const behindTwin = (metric: 'fcp' | 'lcp') =>
    ofKinds(({ variants: { site, twin } }) => 100 * (site.metrics[metric] / twin.metrics[metric] - 1));
  const score = (run: PageRun, category: string) => run.scores[category] ?? 0;
  // Two decimals, as it is reported everywhere.
  const layoutShift = ({ metrics }: PageRun) => Math.round(metrics.cls * 100) / 100;
  const [performance, ...otherCategories] = allCategories;
  return [
    atMost('FCP, percent behind the script-free twin,', 5, behindTwin('fcp')),
    atMost('LCP, percent behind the script-free twin,', 5, behindTwin('lcp')),
    atLeast(
      'Performance of every kind of page',
      100,
      ofKinds(({ variants }) => score(variants.site, performance)),
    ),
    atLeast(
      'Performance of every page',
      99,
      ofPages((page) => score(page, performance)),
    ),
    ...otherCategories.map((name) =>
      atLeast(
        `Lighthouse ${name} of every page`,
        100,
        ofPages((page) => score(page, name)),
      ),
    ),
    atMost('CLS of every page', 0, ofPages(layoutShift)),
    atMost(
      'TBT of every kind of page, ms,',
      50,
      ofKinds(({ variants }) => variants.site.metrics.tbt),
    ),
    atMost(
      'TBT of every kind of page without React, ms,',
      10,
      ofKinds(({ variants }) => variants.withoutReact.metrics.tbt),
    ),
  ];
}
