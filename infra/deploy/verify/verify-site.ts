import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '#infra/setup-error.ts';
import { request, unreachable } from './answer.ts';
import { type Check, problemsOf } from './check.ts';

/** How long is waited for what CloudFront spreads, mostly within a minute or two. */
export interface Patience {
  /** How often is looked, the first time included. */
  readonly rounds?: number;
  /** Passes the time between two rounds. */
  readonly wait?: () => Promise<unknown>;
  /** Takes a line of progress. */
  readonly say?: (line: string) => void;
}

/** Longest time for all requests of a round, in milliseconds: a site that is silent costs no more. */
const roundTime = 30_000;
const pause = 15_000;
const atOnce = 20;

/** Problems that are listed one by one. */
const listed = 10;

/**
 * Looks whether a deployed site answers as it must, again and again for what does not: at most some five minutes.
 * @param address origin of the site
 * @throws {SetupError} with the problems that remain
 */
export async function verifySite(address: string, checks: readonly Check[], patience: Patience = {}) {
  const { rounds = 8, wait = () => sleep(pause), say = console.log } = patience;
  for (let round = 1, open = checks; ; round += 1) {
    const problems = await problemsAt(address, open);
    if (problems.size === 0) break;
    open = [...problems.keys()];
    if (round >= rounds) throw new SetupError(report(address, [...problems.values()]));
    say(`${open.length} of ${checks.length} answers of ${address} are not right yet; looking again ...`);
    await wait();
  }
  say(`Verified: ${checks.length} answers of ${address} are as they must be.`);
}

/** Problem by check, for those that have one. */
async function problemsAt(address: string, checks: readonly Check[]): Promise<Map<Check, string>> {
  const signal = AbortSignal.timeout(roundTime);
  const problems = new Map<Check, string>();
  for (let next = 0; next < checks.length; next += atOnce) {
    const batch = checks.slice(next, next + atOnce);
    await Promise.all(
      batch.map(async (check) => {
        const lines = await problemsOfOne(address, check, signal);
        if (lines.length > 0) problems.set(check, `${check.method} ${check.path}: ${lines.join('; ')}`);
      }),
    );
  }
  return problems;
}

async function problemsOfOne(address: string, check: Check, signal: AbortSignal): Promise<readonly string[]> {
  const { method, path, json } = check;
  const post = json === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: json };
  try {
    return problemsOf(check, await request(address + path, { method, signal, ...post }));
  } catch (error) {
    return [unreachable(error)];
  }
}

function report(address: string, problems: readonly string[]): string {
  const more = problems.length > listed ? [`... and ${problems.length - listed} more`] : [];
  const head = `${address} is deployed, but not as it must be; infra/README.md says how to roll back:`;
  return [head, ...problems.slice(0, listed), ...more].join('\n  ');
}
