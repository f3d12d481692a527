import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readBuildOutput } from '#infra/aws/build-output.ts';
import { type Check, siteChecks } from '#infra/deploy/site-checks.ts';
import { verifySite } from '#infra/deploy/verify.ts';
import { cacheControl } from '#infra/edge/cache-headers.ts';
import { securityHeaders } from '#infra/edge/security-headers.ts';
import { SetupError } from '#infra/setup-error.ts';
import { contactPath, jsonPolicy } from '#shared/contact-api.ts';
import { smallBuild } from '../small-build.ts';

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const dist = smallBuild();
const checks: readonly Check[] = await siteChecks(dist);
const secure = securityHeaders(readBuildOutput(dist));

/** A file of the build as a deployed site serves it. */
function fileReply(file: string, status = 200): Reply {
  const type = file.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/octet-stream';
  return {
    status,
    headers: { ...secure, 'content-type': type, 'cache-control': cacheControl(`/${file}`) },
    body: readFileSync(path.join(dist.site, file), 'utf8'),
  };
}

const notFound = fileReply('404.html', 404);
const refusal: Reply = {
  status: 400,
  headers: {
    ...secure,
    'content-security-policy': jsonPolicy,
    'content-type': 'application/json',
    'cache-control': 'no-store',
  },
  body: '{"error":"Please check the form.","fields":{"name":"Please fill in this field."}}',
};
const pages = ['index', 'about', 'industries/index', 'industries/education'];
const assets = ['robots.txt', 'favicon.ico', 'assets/client-abc.js', 'assets/fonts/figtree-abc.woff2'];

/** A correctly deployed site: its responses by path. Tests replace some of them. */
const deployed = () =>
  new Map<string, Reply>([
    ...pages.map((page) => [`/${page.replace(/index$/, '')}`, fileReply(`${page}.html`)] as const),
    ...assets.map((file) => [`/${file}`, fileReply(file)] as const),
    ['/contact-us/', { status: 301, headers: { location: '/contact-us' }, body: '' }],
    [contactPath, refusal],
  ]);

let site: Map<string, Reply>;
let requests: string[];
beforeEach(() => {
  site = deployed();
  requests = [];
});

const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  const { status, headers, body } = site.get(request.url ?? '') ?? notFound;
  response.writeHead(status, headers).end(request.method === 'HEAD' ? '' : body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

/** The problems that are reported of a site that stays as it is, checked twice. */
async function problems(address = origin): Promise<readonly string[]> {
  const options = { rounds: 2, wait: async () => 0, log: () => 0 };
  const error: unknown = await verifySite(address, checks, options).catch((reason) => reason);
  if (!(error instanceof SetupError)) throw error ?? new Error('nothing was reported');
  return error.message.split('\n  ').slice(1);
}

/** Changes the headers of every response. */
function changeHeaders(change: (headers: Reply['headers']) => Reply['headers']) {
  for (const [address, reply] of site) site.set(address, { ...reply, headers: change(reply.headers) });
}

it('finds nothing wrong with a site as it was built, in one round', async () => {
  const lines: string[] = [];
  await verifySite(origin, checks, { rounds: 1, log: (line) => lines.push(line) });
  expect(lines).toEqual([expect.stringContaining(`${checks.length} `)]);
  expect(requests.sort()).toEqual(
    [
      'GET /',
      'GET /about',
      'GET /assets/no-such-file.js',
      'GET /contact-us/',
      'GET /industries/',
      'GET /industries/education',
      'GET /no-such-page',
      'HEAD /assets/client-abc.js',
      'HEAD /assets/fonts/figtree-abc.woff2',
      'HEAD /favicon.ico',
      'HEAD /robots.txt',
      'POST /dev/contact/submit',
    ].sort(),
  );
});

it('finds a security header with another value, and lists ten problems at most', async () => {
  for (const name of ['extra-1.js', 'extra-2.js']) {
    writeFileSync(path.join(dist.site, 'assets', name), '');
    site.set(`/assets/${name}`, fileReply(`assets/${name}`));
  }
  changeHeaders((headers) => ({ ...headers, 'x-frame-options': 'SAMEORIGIN' }));
  const more = await siteChecks(dist);
  const message = await verifySite(origin, more, { rounds: 1, log: () => 0 }).catch(String);
  const lines = String(message).split('\n  ').slice(1);
  expect(lines[0]).toMatch(/^GET \/[^:]*: x-frame-options is SAMEORIGIN instead of DENY$/);
  expect(lines).toHaveLength(11);
  // All but the redirect and the two missing files have the header.
  expect(lines[10]).toBe(`... and ${more.length - 3 - 10} more`);
});

it('expects the headers of the settings that were deployed', async () => {
  const [first] = await siteChecks(dist, { allowedOrigins: ['https://partner.example'], hsts: 'subdomains' });
  expect(first?.headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
});

it('finds a missing security header', async () => {
  changeHeaders(({ 'content-security-policy': _, ...others }) => others);
  expect((await problems())[0]).toMatch(/content-security-policy is null/);
});

it('finds files that are cached too long or too short', async () => {
  changeHeaders((headers) => ({ ...headers, 'cache-control': 'public, max-age=60' }));
  const found = await problems();
  expect(found).toHaveLength(9);
  expect(found.every((line) => line.includes('cache-control is public, max-age=60'))).toBe(true);
});

it('finds a page instead of a missing asset', async () => {
  site.set('/assets/no-such-file.js', fileReply('index.html'));
  expect(await problems()).toEqual(['GET /assets/no-such-file.js: status 200 instead of 404']);
});

it('finds a page of another build and a missing one', async () => {
  site.set('/about', fileReply('index.html'));
  site.delete('/industries/education');
  const found = await problems();
  expect(found).toHaveLength(2);
  expect(found.join('\n')).toMatch(/GET \/about: the page differs/);
  expect(found.join('\n')).toMatch(/GET \/industries\/education: status 404 instead of 200/);
});

it.each<[string, Partial<Reply>, RegExp]>([
  ['is accepted', { status: 200, body: '{"id":"1"}' }, /status 200 instead of 400/],
  ['gets an HTML response', { headers: fileReply('index.html').headers }, /content-type is text\/html/],
  ['gets another refusal', { body: '{"error":"No"}' }, /names no fields/],
])('finds that the empty post %s', async (_, reply, pattern) => {
  site.set(contactPath, { ...refusal, ...reply });
  expect(await problems()).toEqual([expect.stringMatching(pattern)]);
});

it('finds that the site does not respond', async () => {
  expect((await problems('http://127.0.0.1:1'))[0]).toMatch(/^GET \/[^:]*: no response \(/);
});

it('waits for what becomes right in the meantime, and repeats only the checks that failed', async () => {
  site.delete('/about');
  const rounds: string[][] = [];
  const wait = async () => {
    rounds.push(requests);
    requests = [];
    if (rounds.length === 2) site.set('/about', fileReply('about.html'));
  };
  await verifySite(origin, checks, { wait, log: () => 0 });
  expect(rounds[0]).toHaveLength(checks.length);
  expect(rounds[1]).toEqual(['GET /about']);
  expect(requests).toEqual(['GET /about']);
});

it('waits a quarter of an hour for CloudFront to forget the old build', async () => {
  site.set('/about', fileReply('index.html'));
  let rounds = 0;
  const wait = async () => {
    rounds += 1;
    // A pause takes 15 seconds.
    if (rounds === 59) site.set('/about', fileReply('about.html'));
  };
  await verifySite(origin, checks, { wait, log: () => 0 });
  expect(rounds).toBe(59);
});

it('needs a build', async () => {
  await expect(siteChecks({ ...dist, record: '/nowhere' })).rejects.toThrow(SetupError);
});
