import { Resolver } from 'node:dns/promises';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand, SetupError } from '#infra/setup-error.ts';
import { type BuildOutput, readBuildOutput } from '#infra/stack/build-output.ts';
import { cacheControl } from '#infra/stack/site/edge/cache-headers.ts';
import { contentType } from '#infra/stack/site/edge/content-types.ts';
import { type SecurityHeaderOptions, securityHeaders } from '#infra/stack/site/edge/security-headers.ts';
import { readDeployment } from '#infra/stack-outputs.ts';
import { contactPath, jsonPolicy } from '#shared/contact-api.ts';
import { missingHttpsRecords } from './https-records.ts';
import { unconfirmedEmails } from './unconfirmed-emails.ts';

/** A request to the deployed site, and what its response must be. */
interface Check {
  readonly url: string;
  /** JSON to post; a GET request if undefined. */
  readonly post?: string;
  readonly status: number;
  /** Names in lower case. CloudFront rewrites some values in another case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: (body: string) => boolean;
}

/**
 * @param origin where the site is
 * @param deployed settings that were deployed
 */
function siteChecks(
  origin: string,
  build: BuildOutput,
  { otherHost, ...deployed }: Pick<VerifyOptions, 'otherHost' | 'allowedOrigins' | 'hsts'>,
): readonly Check[] {
  const secure = securityHeaders({ ...build, ...deployed });
  const read = (file: string) => readFileSync(path.join(build.siteFolder, file), 'utf8');
  const headers = (file: string) => ({
    'cache-control': cacheControl(`/${file}`),
    'content-type': contentType(file),
    ...secure,
  });
  const page = (file: string) => ({ headers: headers(file), body: (body: string) => body === read(file) });
  const ofEachType = [...new Map(filesOf(build).map((file) => [path.extname(file), file])).values()];
  // A site at a port of its own, such as a local one, has no other for HTTP.
  const { protocol, host, port } = new URL(origin);
  const hasHttp = protocol === 'https:' && port === '';
  const moved = (from: string, to: string, headers = {}) => ({
    url: `${from}/contact-us`,
    status: 301,
    headers: { location: `${to}/contact-us`, ...headers },
  });
  return [
    { url: `${origin}/`, status: 200, ...page('index.html') },
    { url: `${origin}/contact-us`, status: 200, ...page('contact-us.html') },
    { ...page('404.html'), url: `${origin}/no-such-page`, status: 404, headers: secure },
    // The function at the edge sends this redirect.
    { url: `${origin}/contact-us/`, status: 301, headers: { location: '/contact-us', ...secure } },
    ...ofEachType.map((file) => ({ url: `${origin}/${file}`, status: 200, headers: headers(file) })),
    // CloudFront itself redirects to HTTPS, and the function to the canonical host: browsers accept HSTS over HTTPS only.
    ...(hasHttp ? [moved(`http://${host}`, origin)] : []),
    ...(otherHost
      ? [moved(`http://${otherHost}`, `https://${otherHost}`), moved(`https://${otherHost}`, origin, secure)]
      : []),
    // The Lambda refuses an empty inquiry, so nothing is stored.
    {
      url: origin + contactPath,
      post: '{}',
      status: 400,
      headers: { 'cache-control': 'no-store', ...secure, 'content-security-policy': jsonPolicy },
      body: (body) => body.includes('"fields":{"'),
    },
  ];
}

/** Paths of the site's files but pages, which have addresses without an ending; those in `assets/` last. */
function filesOf({ siteFolder }: BuildOutput): readonly string[] {
  return readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && path.extname(entry.name) !== '.html')
    .map((entry) => path.relative(siteFolder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort((a, b) => Number(a.startsWith('assets/')) - Number(b.startsWith('assets/')) || a.localeCompare(b));
}

/** Case and white space mean nothing in these headers, and both types of XML mean the same (RFC 7303). */
const comparable = (value: string) =>
  value.toLowerCase().replaceAll(/\s/g, '').replace('application/xml', 'text/xml');

/** Returns what is wrong with the response, in one line; undefined if nothing is. */
async function problemOf(check: Check): Promise<string | undefined> {
  const name = `${check.post === undefined ? 'GET' : 'POST'} ${check.url}`;
  const post = check.post && {
    method: 'POST',
    body: check.post,
    headers: { 'content-type': 'application/json' },
  };
  try {
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(check.url, { redirect: 'manual', signal, ...(post || {}) });
    const body = await response.text();
    // With another status it is another page, so everything else would be wrong as well.
    if (response.status !== check.status)
      return `${name}: status ${response.status} instead of ${check.status}`;
    for (const [header, value] of Object.entries(check.headers)) {
      const found = response.headers.get(header);
      if (found === null || comparable(found) !== comparable(value))
        return `${name}: ${header} is ${found} instead of ${value}`;
    }
    return check.body?.(body) === false ? `${name}: not the body that was built` : undefined;
  } catch (error) {
    const { cause, name: kind } = error as Error;
    return `${name}: no response (${(cause as NodeJS.ErrnoException | undefined)?.code ?? kind})`;
  }
}

/** Returns which address records a host lacks. */
async function missingRecords(host: string, dns: Dns): Promise<readonly string[]> {
  const [ipv4, ipv6] = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)]);
  return [
    ...(ipv4.status === 'rejected' ? [`${host}: no A record`] : []),
    ...(ipv6.status === 'rejected' ? [`${host}: no AAAA record`] : []),
  ];
}

type Dns = Pick<Resolver, 'resolve4' | 'resolve6'>;

export interface VerifyOptions extends Pick<SecurityHeaderOptions, 'allowedOrigins' | 'hsts'> {
  /** The host that redirects to the site. Without it, the site has no domain, and no DNS records are looked for. */
  readonly otherHost?: string | undefined;
  /** How often the site is checked, including the first time. */
  readonly rounds?: number;
  readonly wait?: () => Promise<unknown>;
  readonly dns?: Dns;
}

/** Both hosts of the site's domain, its own first; none if it has no domain. */
const hostsOf = (origin: string, otherHost: string | undefined): readonly string[] =>
  otherHost === undefined ? [] : [new URL(origin).hostname, otherHost];

/** Checks the site once. `verified` is the line to print if there are no problems. */
async function inspectSite(
  origin: string,
  build: BuildOutput,
  { dns = new Resolver(), ...deployed }: Omit<VerifyOptions, 'rounds' | 'wait'>,
) {
  const checks = siteChecks(origin, build, deployed);
  const hosts = hostsOf(origin, deployed.otherHost);
  const missing = await Promise.all(hosts.map((host) => missingRecords(host, dns)));
  const wrong = await Promise.all(checks.map(problemOf));
  return {
    problems: [...missing.flat(), ...wrong.filter((problem) => problem !== undefined)],
    verified: `Verified ${checks.length} responses of ${[origin, ...hosts.slice(1)].join(' and ')}.`,
  };
}

/**
 * Checks a deployed site with a handful of requests, on both hosts of its domain, if it has one. It repeats them for a quarter
 * of an hour, as CloudFront needs a while to spread a change, and the deployment does not wait for that.
 * @param origin such as `https://www.example.com`
 * @throws {SetupError} that lists the remaining problems
 */
export async function verifySite(origin: string, build: BuildOutput, options: VerifyOptions = {}) {
  const { rounds = 60, wait = () => sleep(15_000), ...deployed } = options;
  for (let round = 1; ; round += 1) {
    const { problems, verified } = await inspectSite(origin, build, deployed);
    if (problems.length === 0) return console.log(verified);
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
}

/** Reports whether visitors reach a site whose DNS records are created by hand, which may not exist yet. */
async function reportRecords(origin: string, build: BuildOutput, deployed: VerifyOptions): Promise<void> {
  const { problems, verified } = await inspectSite(origin, build, deployed);
  const notYet = `${origin} does not lead here yet. Create its DNS records (infra/README.md):`;
  console.log(problems.length === 0 ? verified : [notYet, ...problems].join('\n  '));
}

// `npm run deploy` runs this after `cdk deploy`. Not import.meta.main, which the oldest Node 24 lacks.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  await runCommand(async () => {
    const deployed = readDeployment('cdk.out/outputs.json');
    const { origin, siteOrigin, otherHost, allowedOrigins, hsts } = deployed;
    const build = readBuildOutput();
    const recordsByHand = origin !== siteOrigin;
    await verifySite(origin, build, {
      allowedOrigins,
      hsts,
      otherHost: recordsByHand ? undefined : otherHost,
    });
    if (recordsByHand) await reportRecords(siteOrigin, build, { allowedOrigins, hsts, otherHost });
    for (const line of await missingHttpsRecords(hostsOf(siteOrigin, otherHost))) console.log(line);
    for (const line of await unconfirmedEmails(deployed.alarmTopics)) console.log(line);
  });
}
