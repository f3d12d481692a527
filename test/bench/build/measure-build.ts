import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { pages } from '#frontend/pages.ts';
import { median } from '../median.ts';
import type { PartOptions, PartReport } from '../part-report.ts';
import { textTable } from '../text-table.ts';
import { generateTree } from './generated-tree.ts';

/** How many times as many pages the site gets. */
const sizes = [1, 10, 50];

/** Growing no faster than the pages, give or take what two runs of the same build differ by. */
const tolerance = 1.1;

/** Milliseconds; the site holds the bundling. */
export interface BuildTimes {
  readonly bundle: number;
  readonly site: number;
  readonly compress: number;
}

interface BuildFigures extends BuildTimes {
  readonly pages: number;
  readonly msPerPage: number;
}

/** How long a build takes with the site's own pages, and with ten and fifty times as many. */
export async function measureBuild({ rounds, folder, say }: PartOptions): Promise<PartReport> {
  const trees = sizes.map((size) => ({
    pages: size * pages.length,
    tree: path.join(folder, `site-of-${size * pages.length}`),
  }));
  for (const { tree, pages: count } of trees) generateTree(tree, count - pages.length);
  const runs = new Map<string, BuildTimes[]>(trees.map(({ tree }) => [tree, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { tree, pages: count } of trees) {
      const times = await timedBuild(tree);
      runs.get(tree)?.push(times);
      const seconds = (times.bundle + times.site + times.compress) / 1000;
      say(`Build: ${count} pages in ${seconds.toFixed(0)} s (round ${round} of ${rounds}).`);
      if (round === 1 && count === pages.length)
        say(`Build: at most ${Math.ceil((seconds * rounds * sum(sizes)) / 60)} minutes in all.`);
    }
  }
  await Promise.all(trees.map(({ tree }) => rm(tree, { recursive: true, force: true })));
  const figures = trees.map(({ tree, pages: count }) => buildFigures(count, runs.get(tree) ?? []));
  return { figures: { rounds, builds: figures }, text: texts(rounds, figures), targets: growth(figures) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

async function timedBuild(tree: string): Promise<BuildTimes> {
  const script = path.join(import.meta.dirname, 'timed-build.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, tree], { cwd: tree });
  return JSON.parse(stdout) as BuildTimes;
}

function buildFigures(count: number, runs: readonly BuildTimes[]): BuildFigures {
  const middle = (figure: (times: BuildTimes) => number) => median(runs.map(figure));
  return {
    pages: count,
    msPerPage: middle(({ site, compress }) => site + compress) / count,
    bundle: middle(({ bundle }) => bundle),
    site: middle(({ site }) => site),
    compress: middle(({ compress }) => compress),
  };
}

function texts(rounds: number, figures: readonly BuildFigures[]): string[] {
  const seconds = (ms: number) => Math.round(ms / 100) / 10;
  return [
    `Medians of ${rounds}; seconds. The added pages are articles of the site's own size; pictures for shared links are not drawn`,
    textTable(
      ['pages', 'bundle and prerender', 'of that the browser bundle', 'compress', 'all', 'ms a page'],
      figures.map(({ pages: count, bundle, site, compress, msPerPage }) => [
        count,
        seconds(site),
        seconds(bundle),
        seconds(compress),
        seconds(site + compress),
        msPerPage,
      ]),
    ),
  ];
}

/** From each size to the next. */
function growth(figures: readonly BuildFigures[]) {
  return figures.slice(1).map(({ pages: count, msPerPage }, index) => {
    const before = figures[index];
    const times = msPerPage / (before?.msPerPage ?? Number.NaN);
    return {
      name: `A page takes no longer among ${count} than among ${before?.pages}`,
      measured: `${times.toFixed(2)} times as long`,
      met: times <= tolerance,
    };
  });
}
