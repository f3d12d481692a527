import path from 'node:path';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type DistLayout, projectRoot } from '#infra/bundle/dist-layout.ts';
import type { Check } from '#infra/deploy/verify/check.ts';
import { siteChecks } from '#infra/deploy/verify/site-checks.ts';
import { verifySite } from '#infra/deploy/verify/verify-site.ts';
import { cacheControl } from '#infra/edge/cache-headers.ts';
import { securityHeaders } from '#infra/edge/security-headers.ts';
import { createEdge, type EdgeOptions } from '#infra/local/edge.ts';
import { createGateway, type LambdaHandler } from '#infra/local/gateway.ts';
import { loadSubmitInquiry } from '#infra/local/local-lambda.ts';
import { type LoopbackServer, listenOnLoopback } from '#infra/local/loopback-server.ts';
import { readSite, type SiteFiles } from '#infra/local/site-files.ts';
import { loadViewerRequest } from '#infra/local/viewer-request.ts';
import { SetupError } from '#infra/setup-error.ts';
import { buildRecord } from '../local/fixture-record.ts';
import { writeFixtureBuild } from '../local/fixture-site.ts';

let dist: DistLayout;
let checks: readonly Check[];
let files: SiteFiles;
let submitInquiry: LambdaHandler;
let server: LoopbackServer | undefined;

beforeAll(async () => {
  dist = await writeFixtureBuild();
  checks = await siteChecks(dist);
  files = await readSite(dist.site, dist.compressed);
  // A store that is not there: a refused inquiry never gets that far.
  submitInquiry = await loadSubmitInquiry({ handlers: dist.handlers, endpoint: 'http://127.0.0.1:1' });
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** The local site's own parts, some of them replaced. */
async function serve(replaced: Partial<EdgeOptions> = {}): Promise<string> {
  const headers = securityHeaders(buildRecord);
  const listener = createEdge({
    files,
    viewerRequest: loadViewerRequest(path.join(projectRoot, 'infra/edge/viewer-request.js')),
    gateway: createGateway(submitInquiry),
    cacheControl,
    securityHeaders: headers,
    ...replaced,
  });
  server = await listenOnLoopback({ port: 0, listener, securityHeaders: headers });
  return `http://localhost:${server.port}`;
}

/** What is said of a site that is never put right, looked at twice. */
async function complaints(origin: string): Promise<readonly string[]> {
  const outcome = await verifySite(origin, checks, { rounds: 2, wait: async () => 0, say: () => 0 }).then(
    () => new SetupError(''),
    (error: unknown) => error,
  );
  if (!(outcome instanceof SetupError)) throw outcome;
  return outcome.message.split('\n  ').slice(1);
}

it('finds nothing wrong with the local site, in one round', async () => {
  const said: string[] = [];
  await verifySite(await serve(), checks, { rounds: 1, say: (line) => said.push(line) });
  expect(said).toEqual([expect.stringContaining(`${checks.length} `)]);
});

it('looks at every file, at what is missing, at a redirect and at a post', () => {
  const looked = checks.map(({ method, path: address }) => `${method} ${address}`).sort();
  expect(looked).toEqual(
    [
      'GET /',
      'GET /assets/no-such-file.js',
      'GET /contact-us',
      'GET /contact-us/',
      'GET /industries/',
      'GET /industries/education',
      'GET /no-such-page',
      'HEAD /assets/%C3%A9%20space.svg',
      'HEAD /assets/app-1a2b3c4d.js',
      'HEAD /picture.png',
      'HEAD /robots.txt',
      'POST /dev/contact/submit',
    ].sort(),
  );
});

it('finds a security header that is another one, on everything but the redirect', async () => {
  const origin = await serve({
    securityHeaders: { ...securityHeaders(buildRecord), 'x-frame-options': 'SAMEORIGIN' },
  });
  const found = await complaints(origin);
  expect(found[0]).toMatch(/^GET \/[^:]*: x-frame-options is SAMEORIGIN instead of DENY$/);
  // Ten lines at most, and how many more.
  expect(found).toHaveLength(11);
  expect(found[10]).toContain(String(checks.length - 1 - 10));
});

it('looks for the headers that are deployed where other websites may post', async () => {
  const [first] = await siteChecks(dist, ['https://partner.example']);
  expect(first?.headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' });
});

it('finds a security header that is missing', async () => {
  const { 'content-security-policy': _, ...others } = securityHeaders(buildRecord);
  expect((await complaints(await serve({ securityHeaders: others })))[0]).toMatch(
    /content-security-policy is null/,
  );
});

it('finds pages that are kept too long and assets that are not', async () => {
  const found = await complaints(await serve({ cacheControl: () => 'public, max-age=60' }));
  expect(found).toHaveLength(8);
  expect(found.every((line) => line.includes('cache-control is public, max-age=60'))).toBe(true);
});

it('finds a page instead of a missing asset', async () => {
  const [home] = [files.get('/index.html')];
  if (home === undefined) throw new Error('no home page');
  const found = await complaints(
    await serve({ files: new Map([...files, ['/assets/no-such-file.js', home]]) }),
  );
  expect(found).toEqual(['GET /assets/no-such-file.js: status 200 instead of 404']);
});

it('finds a page that is not the one that was built, and one that is not there', async () => {
  const home = files.get('/index.html');
  if (home === undefined) throw new Error('no home page');
  const others = new Map([...files, ['/contact-us.html', home]]);
  others.delete('/industries/education.html');
  const found = await complaints(await serve({ files: others }));
  expect(found).toHaveLength(2);
  expect(found.join('\n')).toMatch(/GET \/contact-us: another page/);
  expect(found.join('\n')).toMatch(/GET \/industries\/education: status 404 instead of 200/);
});

it.each<[string, LambdaHandler, RegExp]>([
  ['is accepted', async () => ({ statusCode: 200, body: '{"id":"1"}' }), /status 200 instead of 400/],
  [
    'is refused with a page',
    async () => ({ statusCode: 400, headers: { 'content-type': 'text/html' }, body: '' }),
    /a text\/html instead of/,
  ],
  ['fails', () => Promise.reject(new Error('broken')), /status 500 instead of 400/],
])('finds that the empty post %s', async (_, handler, pattern) => {
  // The gateway says so, as it should.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const found = await complaints(await serve({ gateway: createGateway(handler) }));
  expect(found).toEqual([expect.stringMatching(pattern)]);
});

it('finds that nobody answers', async () => {
  const origin = await serve();
  await server?.close();
  server = undefined;
  expect((await complaints(origin))[0]).toMatch(/^GET \/[^:]*: no answer \(ECONNREFUSED\)$/);
});

it('waits for what comes right in the meantime, and looks again at that alone', async () => {
  const late = new Map([...files].filter(([name]) => name !== '/contact-us.html'));
  let looked: string[] = [];
  const origin = await serve({
    files: late,
    cacheControl: (address) => {
      looked.push(address);
      return cacheControl(address);
    },
  });
  const rounds: number[] = [];
  const wait = async () => {
    rounds.push(looked.length);
    looked = [];
    const page = files.get('/contact-us.html');
    if (rounds.length === 2 && page !== undefined) late.set('/contact-us.html', page);
  };
  await verifySite(origin, checks, { wait, say: () => 0 });
  // The rounds after the first ask for one page each.
  expect(rounds.slice(1)).toEqual([1]);
  expect(looked).toEqual(['/contact-us.html']);
});

it('needs a build', async () => {
  const empty = { ...dist, record: path.join(dist.folder, 'nothing.json') };
  await expect(siteChecks(empty)).rejects.toThrow(SetupError);
});
