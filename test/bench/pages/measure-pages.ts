import { pages } from '#frontend/pages.ts';
import { type Browser, openBrowser } from '../browser.ts';
import { makeCertificate } from '../certificate.ts';
import type { PartOptions, PartReport } from '../part-report.ts';
import { type PageFigures, pageFigures } from './page-figures.ts';
import { allCategories, type Category, measurePage, type PageRun } from './page-run.ts';
import { pageTables } from './page-tables.ts';
import { pageTargets } from './page-targets.ts';
import type { OnePage, PagesFigures } from './pages-figures.ts';
import { openVariants, type Variant, type VariantName } from './variants.ts';

/** Measures a page of every kind in all variants, in turn, and every page of the site once. */
export async function measurePages(options: PartOptions): Promise<PartReport> {
  const certificate = await makeCertificate();
  const variants = await openVariants(options.folder, certificate);
  const browser = await openBrowser(options.folder, certificate);
  try {
    const figures = await measure(variants, browser, options);
    return { figures, text: pageTables(figures), targets: pageTargets(figures) };
  } finally {
    await browser.close();
    await Promise.all(variants.map(({ server }) => server.close()));
  }
}

async function measure(
  variants: readonly Variant[],
  browser: Browser,
  { rounds, paths, say }: PartOptions,
): Promise<PagesFigures> {
  const chosen = pages.filter(({ path }) => paths.length === 0 || paths.includes(path));
  const kinds = chosen.filter((page) => chosen.find(({ kind }) => kind === page.kind) === page);
  const load = ({ server }: Variant, path: string, categories: readonly Category[]) =>
    measurePage(`https://localhost:${server.port}${path}`, { port: browser.port, categories });

  const [site] = variants as [Variant];
  // The first load warms the browser up and tells how long one takes.
  const started = performance.now();
  await load(site, '/', ['performance']);
  const loads = chosen.length + rounds * kinds.length * variants.length;
  const minutes = (loads * (performance.now() - started)) / 60_000;
  say(`Pages: ${loads} page loads, about ${minutes.toFixed(0)} minutes.`);

  const runs = new Map<string, PageRun[]>();
  const runsOf = (name: VariantName, path: string) => runs.get(`${name} ${path}`) ?? [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const { path } of kinds) {
      for (const variant of variants) {
        const run = await load(variant, path, ['performance']);
        runs.set(`${variant.name} ${path}`, [...runsOf(variant.name, path), run]);
      }
    }
    say(`Pages: round ${round} of ${rounds} done.`);
  }
  const all: OnePage[] = [];
  for (const { path } of chosen) {
    const { bytes, ...figures } = pageFigures([await load(site, path, allCategories)], site.sizeOf);
    all.push({ path, ...figures, html: bytes.html, everything: bytes.all });
  }
  return {
    rounds,
    kinds: kinds.map(({ kind, path }) => ({
      kind,
      path,
      variants: Object.fromEntries(
        variants.map(({ name, sizeOf }) => [name, pageFigures(runsOf(name, path), sizeOf)]),
      ) as Record<VariantName, PageFigures>,
    })),
    all,
  };
}
