import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#infra/bundle/dist-layout.ts';
import type { Machine } from './machine.ts';
import { chartSvg } from './pages/chart.ts';
import type { PagesFigures } from './pages/pages-figures.ts';
import type { PartReport, Target } from './part-report.ts';

/** What was found, part by part; each with the machine it was found on, as parts may be measured by themselves. */
type Results = Record<string, { machine: Machine; figures: unknown; targets: readonly Target[] }>;

export interface ResultsOptions {
  readonly reports: Readonly<Record<string, PartReport>>;
  readonly machine: Machine;
  readonly files: ResultFiles;
}

/** Where results are kept. */
export interface ResultFiles {
  readonly json: string;
  readonly chart: string;
}

/** In the checkout, for the README and for whoever compares. */
export const keptFiles: ResultFiles = {
  json: path.join(projectRoot, 'test/bench/results.json'),
  chart: path.join(projectRoot, '.github/pictures/bench.svg'),
};

export function filesIn(folder: string): ResultFiles {
  return { json: path.resolve(folder, 'results.json'), chart: path.resolve(folder, 'bench.svg') };
}

/** Writes what was measured; parts that were not measured now stay as they are. */
export async function saveResults({ reports, machine, files }: ResultsOptions): Promise<void> {
  const before = existsSync(files.json) ? (JSON.parse(await readFile(files.json, 'utf8')) as Results) : {};
  const results: Results = { ...before };
  for (const [name, { figures, targets }] of Object.entries(reports))
    results[name] = { machine, figures, targets };
  await mkdir(path.dirname(files.json), { recursive: true });
  await writeFile(files.json, `${JSON.stringify(results, roundedNumber, 2)}\n`);
  const { figures } = reports['pages'] ?? {};
  if (!figures) return;
  await mkdir(path.dirname(files.chart), { recursive: true });
  await writeFile(files.chart, chartSvg(figures as PagesFigures));
}

/** What lies behind the third decimal is noise. */
function roundedNumber(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
