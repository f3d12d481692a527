import { realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { edgeRegion } from '#infra/aws/stack-names.ts';
import { distLayout } from '#infra/dist.ts';
import { runCommand, SetupError } from '#infra/setup-error.ts';
import { readDeployment } from '#infra/stack-outputs.ts';
import { dmarcWarning } from './dmarc.ts';
import { assemblyFolder, cloudFormation, obsoleteStacks, readStage } from './leftovers.ts';
import { type Check, problemsOf, siteChecks } from './site-checks.ts';

export interface VerifyOptions {
  /** How often the site is checked, including the first time. CloudFront usually needs a minute or two for a change. */
  readonly rounds?: number;
  readonly wait?: () => Promise<unknown>;
  readonly log?: (line: string) => void;
}

/** Milliseconds for all requests of one round, so a site that does not respond cannot take longer. */
const roundTimeout = 30_000;
const pause = 15_000;
const concurrency = 20;
const maxListedProblems = 10;

/**
 * Checks a deployed site, and repeats the checks that failed for about a quarter of an hour. The deployment does not wait
 * until CloudFront has forgotten the pages of the build before, so they may be seen at first.
 * @param origin such as `https://www.example.com`
 * @throws {SetupError} that lists the remaining problems
 */
export async function verifySite(origin: string, checks: readonly Check[], options: VerifyOptions = {}) {
  const { rounds = 60, wait = () => sleep(pause), log = console.log } = options;
  for (let round = 1, pending = checks; ; round += 1) {
    const problems = await findProblems(origin, pending);
    if (problems.size === 0) break;
    pending = [...problems.keys()];
    if (round >= rounds) throw new SetupError(report(origin, [...problems.values()]));
    log(`${pending.length} of ${checks.length} responses of ${origin} are wrong so far, checking again ...`);
    await wait();
  }
  log(`Verified: all ${checks.length} responses of ${origin} are correct.`);
}

async function findProblems(origin: string, checks: readonly Check[]): Promise<Map<Check, string>> {
  const signal = AbortSignal.timeout(roundTimeout);
  const problems = new Map<Check, string>();
  for (let start = 0; start < checks.length; start += concurrency) {
    const batch = checks.slice(start, start + concurrency).map(async (check) => {
      const lines = await run(origin, check, signal);
      if (lines.length > 0) problems.set(check, `${check.method} ${check.path}: ${lines.join('; ')}`);
    });
    await Promise.all(batch);
  }
  return problems;
}

async function run(origin: string, check: Check, signal: AbortSignal): Promise<readonly string[]> {
  const { method, path, json } = check;
  const post = json === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: json };
  try {
    const response = await fetch(origin + path, { method, signal, redirect: 'manual', ...post });
    return problemsOf(check, response, await response.text());
  } catch (error) {
    const { cause, name } = error as Error;
    return [`no response (${(cause as NodeJS.ErrnoException | undefined)?.code ?? name})`];
  }
}

function report(origin: string, problems: readonly string[]): string {
  const more = problems.length - maxListedProblems;
  return [
    `${origin} is deployed, but not as it should be. See "Rolling back" in infra/README.md.`,
    ...problems.slice(0, maxListedProblems),
    ...(more > 0 ? [`... and ${more} more`] : []),
  ].join('\n  ');
}

/** A failed lookup is only reported, as it says nothing about the deployment. */
async function findObsoleteStacks(): Promise<readonly string[]> {
  try {
    return await obsoleteStacks(cloudFormation(edgeRegion), readStage(assemblyFolder));
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return [`Stacks that are no longer used were not looked for: ${error.message}`];
  }
}

// `npm run deploy` runs this after `cdk deploy`. Not import.meta.main, which the oldest Node 24 lacks.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  await runCommand(async () => {
    const { origin, senderDomain, ...deployed } = readDeployment('cdk.out/outputs.json');
    // It concerns emails only, so it does not make the deployment fail.
    const warning = senderDomain && (await dmarcWarning(senderDomain));
    if (warning) console.warn(warning);
    await verifySite(origin, await siteChecks(distLayout(), deployed));
    for (const line of await findObsoleteStacks()) console.warn(line);
  });
}
