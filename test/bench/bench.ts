/** `npm run bench`: measures what the project promises and says which promise holds. Nothing fails by a figure. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pages } from '#frontend/pages.ts';
import { type BenchArguments, readArguments, usage } from './arguments.ts';
import { thisMachine } from './machine.ts';
import type { PartOptions, PartReport } from './part-report.ts';
import { type PartName, partNames, parts } from './parts.ts';
import { filesIn, keptFiles, saveResults } from './results.ts';
import { textTable } from './text-table.ts';

const say = (line: string) => void process.stderr.write(`${line}\n`);

async function run({ names, out, rounds, paths }: BenchArguments<PartName>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  // On exit, so that failures and signals take it along as well, and what the parts have started.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

  const reports: Record<string, PartReport> = {};
  const machine = await thisMachine();
  for (const name of names) {
    const report = await measured(name, { rounds, paths, folder, say });
    if (!report) continue;
    reports[name] = report;
    console.log(`\n== ${name}\n\n${report.text.join('\n\n')}`);
  }
  const targets = Object.values(reports).flatMap((report) => report.targets);
  const rows = targets.map(({ name, measured, met }) => [met ? 'met' : 'NOT MET', name, measured]);
  console.log(`\n== targets\n\n${textTable(['', 'target', 'worst'], rows)}`);
  // A glance must not replace what a whole run found.
  const isWhole = rounds > 1 && paths.length === 0;
  const files = out === undefined ? isWhole && keptFiles : filesIn(out);
  if (!files) return;
  await saveResults({ reports, machine, files });
  console.log(`\nKept in ${path.dirname(files.json)} and ${path.dirname(files.chart)}.`);
}

/** What a part found; nothing when it broke, which must not cost what the others find. */
async function measured(name: PartName, options: PartOptions): Promise<PartReport | undefined> {
  try {
    return await parts[name](options);
  } catch (error) {
    console.error(`${name} could not be measured:`, error);
    process.exitCode = 1;
    return undefined;
  }
}

const paths = pages.map(({ path }) => path);
const wanted = readArguments(process.argv.slice(2), { names: partNames, paths });
if ('help' in wanted) console.log(usage(partNames));
else if ('problem' in wanted) {
  say(wanted.problem);
  process.exitCode = 1;
} else await run(wanted);
