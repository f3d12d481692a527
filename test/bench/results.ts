import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '#test/support/browser/chromium.ts';
import type { PartReport, Target } from './part-report.ts';

/** Where and when something is measured. */
export async function thisMachine() {
  const { executablePath, env } = await findChromium();
  const { stdout } = await promisify(execFile)(executablePath, ['--version'], {
    env: { ...process.env, ...env },
  });
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGB: Math.round(totalmem() / 1e9),
    system: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    chromium: /\d+(?:\.\d+)+/.exec(stdout)?.[0] ?? 'unknown',
  };
}

type Machine = Awaited<ReturnType<typeof thisMachine>>;

/** The figures of each part, with the machine they were found on, because parts may be measured separately. */
type Results = Record<string, { machine: Machine; figures: unknown; targets: readonly Target[] }>;

/** Where results are stored in the checkout, for the README and for comparisons. */
export const storedResults = path.join(import.meta.dirname, 'results.json');

/** What was stored before; nothing if there is no such file. */
export async function readResults(file = storedResults): Promise<Results> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/** Writes what was measured. Parts that were not measured this time stay as they are. */
export async function saveResults(
  file: string,
  reports: Readonly<Record<string, PartReport>>,
  machine: Machine,
): Promise<void> {
  const results = await readResults(file);
  for (const [name, { figures, targets }] of Object.entries(reports))
    results[name] = { machine, figures, targets };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(results, undefined, 2)}\n`);
}

/** Digits behind the third decimal are noise. */
export function rounded(report: PartReport): PartReport {
  const round = (_: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
  return JSON.parse(JSON.stringify(report, round));
}
