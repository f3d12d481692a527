import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand, SetupError } from '#infra/setup-error.ts';
import { type BuildOutput, readBuildOutput } from '#infra/stack/build-output.ts';
import { cacheControl } from '#infra/stack/site/edge/cache-headers.ts';
import { type SecurityHeaderOptions, securityHeaders } from '#infra/stack/site/edge/security-headers.ts';
import { readDeployment } from '#infra/stack-outputs.ts';
import { contactPath, jsonPolicy } from '#shared/contact-api.ts';

/** A request to the deployed site, and what its response must be. */
interface Check {
  readonly path: string;
  /** JSON to post; a GET request if undefined. */
  readonly post?: string;
  readonly status: number;
  /** Names in lower case. Values are compared without regard to case, as CloudFront rewrites some of them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: (body: string) => boolean;
}

/** @param deployed settings that were deployed */
function siteChecks(
  build: BuildOutput,
  deployed: Pick<SecurityHeaderOptions, 'allowedOrigins' | 'hsts'>,
): readonly Check[] {
  const secure = securityHeaders({ ...build, ...deployed });
  const read = (file: string) => readFileSync(path.join(build.siteFolder, file), 'utf8');
  const page = (file: string) => ({
    headers: { 'cache-control': cacheControl(`/${file}`), ...secure },
    body: (body: string) => body === read(file),
  });
  const [asset = ''] = /\/assets\/[^"]+\.js/.exec(read('index.html')) ?? [];
  return [
    { path: '/', status: 200, ...page('index.html') },
    { path: '/contact-us', status: 200, ...page('contact-us.html') },
    { ...page('404.html'), path: '/no-such-page', status: 404, headers: secure },
    // The function at the edge sends this redirect.
    { path: '/contact-us/', status: 301, headers: { location: '/contact-us' } },
    { path: asset, status: 200, headers: { 'cache-control': cacheControl(asset), ...secure } },
    // The Lambda refuses an empty inquiry, so nothing is stored.
    {
      path: contactPath,
      post: '{}',
      status: 400,
      headers: { 'cache-control': 'no-store', ...secure, 'content-security-policy': jsonPolicy },
      body: (body) => body.includes('"fields":{"'),
    },
  ];
}

/** Returns what is wrong with the response, in one line; undefined if nothing is. */
async function problemOf(origin: string, check: Check): Promise<string | undefined> {
  const name = `${check.post === undefined ? 'GET' : 'POST'} ${check.path}`;
  const post = check.post && {
    method: 'POST',
    body: check.post,
    headers: { 'content-type': 'application/json' },
  };
  try {
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(origin + check.path, { redirect: 'manual', signal, ...(post || {}) });
    const body = await response.text();
    // With another status it is another page, so everything else would be wrong as well.
    if (response.status !== check.status)
      return `${name}: status ${response.status} instead of ${check.status}`;
    for (const [header, value] of Object.entries(check.headers)) {
      const found = response.headers.get(header);
      if (found?.toLowerCase() !== value.toLowerCase())
        return `${name}: ${header} is ${found} instead of ${value}`;
    }
    return check.body?.(body) === false ? `${name}: not the body that was built` : undefined;
  } catch (error) {
    const { cause, name: kind } = error as Error;
    return `${name}: no response (${(cause as NodeJS.ErrnoException | undefined)?.code ?? kind})`;
  }
}

export interface VerifyOptions extends Pick<SecurityHeaderOptions, 'allowedOrigins' | 'hsts'> {
  /** How often the site is checked, including the first time. */
  readonly rounds?: number;
  readonly wait?: () => Promise<unknown>;
}

/**
 * Checks a deployed site with a handful of requests. It repeats them for a quarter of an hour, as CloudFront needs a while
 * to spread a change, and the deployment does not wait for that.
 * @param origin such as `https://www.example.com`
 * @throws {SetupError} that lists the remaining problems
 */
export async function verifySite(origin: string, build: BuildOutput, options: VerifyOptions = {}) {
  const { rounds = 60, wait = () => sleep(15_000), ...deployed } = options;
  const checks = siteChecks(build, deployed);
  for (let round = 1; ; round += 1) {
    const found = await Promise.all(checks.map((check) => problemOf(origin, check)));
    const problems = found.filter((problem) => problem !== undefined);
    if (problems.length === 0) break;
    if (round >= rounds)
      throw new SetupError(
        [
          `${origin} is deployed, but not as it should be. See "Rolling back" in infra/README.md.`,
          ...problems,
        ].join('\n  '),
      );
    if (round === 1) console.log(`Waiting for CloudFront: ${problems.join('; ')}`);
    await wait();
  }
  console.log(`Verified ${checks.length} responses of ${origin}.`);
}

// `npm run deploy` runs this after `cdk deploy`. Not import.meta.main, which the oldest Node 24 lacks.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  await runCommand(async () => {
    const { origin, allowedOrigins, hsts } = readDeployment('cdk.out/outputs.json');
    await verifySite(origin, readBuildOutput(), { allowedOrigins, hsts });
  });
}
