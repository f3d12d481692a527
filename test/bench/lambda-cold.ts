import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { median } from './median.ts';

/** What it takes a fresh process to load a Lambda: medians. */
export interface ColdImport {
  /** Of all cores. */
  readonly cpuMs: number;
  readonly wallMs: number;
  /** The process's memory at its highest, Node's own included. */
  readonly peakMB: number;
}

/** Loads a module and says what that took; as text, so that nothing else is loaded before. */
const probe = `
const [, file] = process.argv;
const [cpu, wall] = [process.cpuUsage(), performance.now()];
await import(file);
const [{ user, system }, wallMs] = [process.cpuUsage(cpu), performance.now() - wall];
const peakMB = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ cpuMs: (user + system) / 1000, wallMs, peakMB }));
`;

/** Loads each of these modules in fresh processes, one after the other in each round, so that all meet the same machine. */
export async function measureColdImports<Name extends string>(
  files: Readonly<Record<Name, string>>,
  rounds: number,
  env: Readonly<Record<string, string>>,
): Promise<Record<Name, ColdImport>> {
  const names = Object.keys(files) as Name[];
  const found = new Map<Name, ColdImport[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) found.get(name)?.push(await coldImport(files[name], env));
  }
  const middle = (name: Name, figure: keyof ColdImport) =>
    median((found.get(name) ?? []).map((run) => run[figure]));
  const entries = names.map((name) => [
    name,
    { cpuMs: middle(name, 'cpuMs'), wallMs: middle(name, 'wallMs'), peakMB: middle(name, 'peakMB') },
  ]);
  return Object.fromEntries(entries) as Record<Name, ColdImport>;
}

async function coldImport(file: string, env: Readonly<Record<string, string>>): Promise<ColdImport> {
  const args = ['--input-type=module', '--eval', probe, pathToFileURL(file).href];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout) as ColdImport;
}
