import { pages } from '#frontend/site/pages.ts';
import { openBrowser } from '../browser.ts';
import { median } from '../median.ts';
import type { PartOptions, PartReport } from '../part-report.ts';
import { currentBuild, type RunningSite, runSite } from '../running-site.ts';
import { type PagesFigures, pagesReport, type VariantName, variantNames } from './page-report.ts';
import { allCategories, type Category, measurePage, type PageRun } from './page-run.ts';
import { scriptFreeTwin, withoutReact } from './script-free.ts';

type Load = (variant: VariantName, path: string, categories: readonly Category[]) => Promise<PageRun>;

/**
 * Measures a page of every kind with scripts, without React and without scripts, in turn, and every page of the site once.
 * The local site speaks HTTP/1.1 without TLS. With TLS and HTTP/2, as visitors have it, Lighthouse's simulation adds one
 * round trip (150 ms) to the first paint, and headers are smaller; the differences between the variants stay the same.
 */
export async function measurePages(options: PartOptions): Promise<PartReport> {
  const { folder } = options;
  const dist = await currentBuild();
  const sites: Record<VariantName, RunningSite> = {
    site: await runSite(dist, folder),
    withoutReact: await runSite(await withoutReact(dist, folder), folder),
    twin: await runSite(await scriptFreeTwin(dist, folder), folder),
  };
  const browser = await openBrowser(folder);
  try {
    const load: Load = (variant, path, categories) =>
      measurePage(`${sites[variant].origin}${path}`, browser.port, categories);
    return pagesReport(await measure(load, options));
  } finally {
    await browser.close();
    await Promise.all(variantNames.map((name) => sites[name].close()));
  }
}

async function measure(load: Load, { rounds, paths, log }: PartOptions): Promise<PagesFigures> {
  const chosen = pages.filter(({ path }) => paths.length === 0 || paths.includes(path));
  const kinds = chosen.filter((page) => chosen.find(({ kind }) => kind === page.kind) === page);

  // The first load warms up the browser and shows how long one takes.
  const started = performance.now();
  await load('site', '/', ['performance']);
  const loads = chosen.length + rounds * kinds.length * variantNames.length;
  const minutes = (loads * (performance.now() - started)) / 60_000;
  log(`Pages: ${loads} page loads, about ${minutes.toFixed(0)} minutes.`);

  const runs = kinds.map(({ kind, path }) => ({
    kind,
    path,
    variants: { site: [] as PageRun[], withoutReact: [] as PageRun[], twin: [] as PageRun[] },
  }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of runs)
      for (const name of variantNames) page.variants[name].push(await load(name, page.path, ['performance']));
    log(`Pages: round ${round} of ${rounds} done.`);
  }
  const all: (PageRun & { path: string })[] = [];
  for (const { path } of chosen) all.push({ path, ...(await load('site', path, allCategories)) });
  return {
    rounds,
    kinds: runs.map(({ kind, path, variants }) => ({
      kind,
      path,
      variants: {
        site: medianRun(variants.site),
        withoutReact: medianRun(variants.withoutReact),
        twin: medianRun(variants.twin),
      },
    })),
    all,
  };
}

/** The median of each figure. */
export function medianRun(runs: readonly PageRun[]): PageRun {
  const medians = <Key extends string>(figures: (run: PageRun) => Readonly<Record<Key, number>>) => {
    const keys = Object.keys(runs[0] ? figures(runs[0]) : {}) as Key[];
    const entries = keys.map((key) => [key, median(runs.map((run) => figures(run)[key]))]);
    return Object.fromEntries(entries) as Record<Key, number>;
  };
  return {
    scores: medians(({ scores }) => scores),
    metrics: medians(({ metrics }) => metrics),
    requests: median(runs.map(({ requests }) => requests)),
    bytes: medians(({ bytes }) => bytes),
  };
}
