import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type VerifyOptions, verifySite } from '#infra/deploy/verify.ts';
import { SetupError } from '#infra/setup-error.ts';
import { readBuildOutput } from '#infra/stack/build-output.ts';
import { cacheControl } from '#infra/stack/site/edge/cache-headers.ts';
import { securityHeaders } from '#infra/stack/site/edge/security-headers.ts';
import { contactPath, jsonPolicy } from '#shared/contact-api.ts';
import { smallBuild } from '../small-build.ts';

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const dist = smallBuild();
const build = readBuildOutput(dist);
const secure = securityHeaders(build);

/** A file of the build as a deployed site serves it. */
const fileReply = (file: string, status = 200): Reply => ({
  status,
  headers: { ...secure, 'cache-control': cacheControl(`/${file}`) },
  body: readFileSync(path.join(dist.site, file), 'utf8'),
});

const refusal: Reply = {
  status: 400,
  headers: { ...secure, 'content-security-policy': jsonPolicy, 'cache-control': 'no-store' },
  body: '{"error":"Please check the form.","fields":{"name":"Please fill in this field."}}',
};

/** The responses of a correctly deployed site by path. Tests replace some of them. */
let site: Map<string, Reply>;
let requests: string[];
beforeEach(() => {
  requests = [];
  site = new Map([
    ['/', fileReply('index.html')],
    ['/contact-us', fileReply('contact-us.html')],
    ['/contact-us/', { status: 301, headers: { location: '/contact-us' }, body: '' }],
    ['/assets/client-abc.js', fileReply('assets/client-abc.js')],
    [contactPath, refusal],
  ]);
});

const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  const { status, headers, body } = site.get(request.url ?? '') ?? fileReply('404.html', 404);
  response.writeHead(status, headers).end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

/** The problems that are reported of a site that stays as it is. */
async function problems(address = origin, options: VerifyOptions = {}): Promise<readonly string[]> {
  const error: unknown = await verifySite(address, build, { rounds: 1, ...options }).catch(
    (reason) => reason,
  );
  if (!(error instanceof SetupError)) throw error ?? new Error('nothing was reported');
  return error.message.split('\n  ').slice(1);
}

it('finds nothing wrong with a site as it was built, with a handful of requests', async () => {
  await verifySite(origin, build, { rounds: 1 });
  expect(requests.sort()).toEqual([
    'GET /',
    'GET /assets/client-abc.js',
    'GET /contact-us',
    'GET /contact-us/',
    'GET /no-such-page',
    'POST /dev/contact/submit',
  ]);
});

it.each<[string, string, Partial<Reply>, RegExp]>([
  ['a page of another build', '/contact-us', { body: '<title>Old</title>' }, /not the body/],
  ['a missing page', '/contact-us', { status: 404 }, /status 404 instead of 200/],
  ['a page instead of a missing one', '/no-such-page', { status: 200 }, /status 200 instead of 404/],
  ['a missing security header', '/', { headers: {} }, /cache-control is null/],
  [
    'an asset that is cached briefly',
    '/assets/client-abc.js',
    { headers: { ...secure, 'cache-control': 'public, max-age=60' } },
    /cache-control is public, max-age=60 instead of public, max-age=31536000, immutable/,
  ],
  ['a redirect to elsewhere', '/contact-us/', { headers: { location: '/' } }, /location is \//],
  ['an empty post that is accepted', contactPath, { status: 200 }, /status 200 instead of 400/],
  ['another refusal', contactPath, { body: '{"error":"No"}' }, /not the body/],
])('finds %s', async (_, address, reply, pattern) => {
  site.set(address, { ...(site.get(address) ?? fileReply('404.html', 404)), ...reply });
  const found = await problems();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(pattern);
});

it('expects the headers of the settings that were deployed', async () => {
  const found = await problems(origin, { hsts: 'preload' });
  expect(found[0]).toMatch(/^GET \/: strict-transport-security is .* instead of .*preload$/);
});

it('finds that the site does not respond', async () => {
  expect((await problems('http://127.0.0.1:1'))[0]).toMatch(/^GET \/: no response \(/);
});

it('waits a quarter of an hour for CloudFront to forget the old build', async () => {
  site.set('/', { ...fileReply('index.html'), body: 'old' });
  let rounds = 0;
  const wait = async () => {
    rounds += 1;
    // A pause takes 15 seconds.
    if (rounds === 59) site.set('/', fileReply('index.html'));
  };
  await verifySite(origin, build, { wait });
  expect(rounds).toBe(59);
});
