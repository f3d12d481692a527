import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Milliseconds. */
export interface Cost {
  /** Of all threads. */
  readonly cpu: number;
  readonly wall: number;
}

/** What a bundled Lambda takes in a fresh process. */
export interface Invocations {
  readonly load: Cost;
  /** The first call, which also loads what is loaded late. */
  readonly firstCall: Cost;
  /** CPU milliseconds of each later call, on average. */
  readonly laterCpu: number;
  /** Milliseconds of each later call. */
  readonly laterWalls: readonly number[];
  /** The largest memory of the process, including Node's own. */
  readonly peakMB: number;
}

/** Replaced in the body of each event, because a repeated inquiry would not be stored. */
export const changing = '[number]';

/** Runs as text, so that no other module is loaded before. */
const probe = `
const [, file, event, count] = process.argv;
const cost = (cpu, wall) => {
  const { user, system } = process.cpuUsage(cpu);
  return { cpu: (user + system) / 1000, wall: performance.now() - wall };
};
async function call(number) {
  const changed = JSON.parse(event.replace('${changing}', process.pid + '-' + number));
  const [cpu, wall] = [process.cpuUsage(), performance.now()];
  const { statusCode } = await handler(changed);
  if (statusCode !== 200) throw new Error('The Lambda responded with ' + statusCode);
  return cost(cpu, wall);
}
const [cpu, wall] = [process.cpuUsage(), performance.now()];
const { handler } = await import(file);
const load = cost(cpu, wall);
const firstCall = await call(0);
const before = process.cpuUsage();
const laterWalls = [];
for (let i = 1; i <= Number(count); i += 1) laterWalls.push((await call(i)).wall);
const laterCpu = cost(before, 0).cpu / Number(count);
const peakMB = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ load, firstCall, laterCpu, laterWalls, peakMB }));
`;

/**
 * Loads a bundled Lambda and calls it with an event of a new inquiry each time.
 * @param count of calls after the first one
 */
export async function invoke(
  bundle: string,
  count: number,
  event: APIGatewayProxyEventV2,
  env: Readonly<Record<string, string>>,
): Promise<Invocations> {
  const parameters = [pathToFileURL(bundle).href, JSON.stringify(event), String(count)];
  const args = ['--input-type=module', '--eval', probe, ...parameters];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 });
  // The lines before are metrics.
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Invocations;
}
