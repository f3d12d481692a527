import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type VerifyOptions, verifySite } from '#infra/deploy/verify.ts';
import { SetupError } from '#infra/setup-error.ts';
import { readBuildOutput } from '#infra/stack/build-output.ts';
import { cacheControl } from '#infra/stack/site/edge/cache-headers.ts';
import { contentType } from '#infra/stack/site/edge/content-types.ts';
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
  headers: {
    ...secure,
    'cache-control': cacheControl(`/${file}`),
    'content-type': contentType(file),
  },
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
    ['/contact-us/', { status: 301, headers: { ...secure, location: '/contact-us' }, body: '' }],
    ...['assets/client-abc.js', 'assets/fonts/figtree-abc.woff2', 'favicon.ico', 'robots.txt'].map(
      (file) => [`/${file}`, fileReply(file)] as const,
    ),
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
    'GET /assets/fonts/figtree-abc.woff2',
    'GET /contact-us',
    'GET /contact-us/',
    'GET /favicon.ico',
    'GET /no-such-page',
    'GET /robots.txt',
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
    {
      headers: {
        ...fileReply('assets/client-abc.js').headers,
        'cache-control': 'public, max-age=60',
      },
    },
    /cache-control is public, max-age=60 instead of public, max-age=31536000, immutable/,
  ],
  [
    'a font that is bytes of no type',
    '/assets/fonts/figtree-abc.woff2',
    {
      headers: {
        ...fileReply('assets/fonts/figtree-abc.woff2').headers,
        'content-type': 'binary/octet-stream',
      },
    },
    /content-type is binary\/octet-stream instead of font\/woff2/,
  ],
  [
    'a page without its charset',
    '/contact-us',
    { headers: { ...fileReply('contact-us.html').headers, 'content-type': 'text/html' } },
    /content-type is text\/html instead of text\/html; charset=utf-8/,
  ],
  ['a redirect to elsewhere', '/contact-us/', { headers: { ...secure, location: '/' } }, /location is \//],
  [
    'a redirect without security headers',
    '/contact-us/',
    { headers: { location: '/contact-us' } },
    /content-security-policy is null/,
  ],
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
  expect(found[0]).toMatch(/^GET http:\S+\/: strict-transport-security is .* instead of .*preload$/);
});

it('finds that the site does not respond', async () => {
  expect((await problems('http://127.0.0.1:1'))[0]).toMatch(/^GET http:\S+\/: no response \(/);
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

describe('a site on a domain', () => {
  const www = 'https://www.company.example';
  const bare = 'company.example';
  const moved = (location: string, headers = {}): Reply => ({
    status: 301,
    headers: { ...headers, location },
    body: '',
  });
  /** How the hosts redirect, by the origin that is asked. */
  let redirects: Map<string, Reply>;
  let addresses: Map<string, readonly string[]>;
  const dns = {
    resolve4: async (host: string) => addresses.get(`A ${host}`) ?? Promise.reject(new Error('ENOTFOUND')),
    resolve6: async (host: string) => addresses.get(`AAAA ${host}`) ?? Promise.reject(new Error('ENODATA')),
  } as NonNullable<VerifyOptions['dns']>;

  beforeEach(() => {
    redirects = new Map([
      ['http://www.company.example', moved(`${www}/contact-us`)],
      [`http://${bare}`, moved(`https://${bare}/contact-us`)],
      [`https://${bare}`, moved(`${www}/contact-us`, secure)],
    ]);
    addresses = new Map(
      ['www.company.example', bare].flatMap((host) => [
        [`A ${host}`, ['192.0.2.1']],
        [`AAAA ${host}`, ['2001:db8::1']],
      ]),
    );
    vi.stubGlobal('fetch', async (address: string) => {
      const { origin: asked, pathname } = new URL(address);
      const { status, headers, body } =
        redirects.get(asked) ?? site.get(pathname) ?? fileReply('404.html', 404);
      return new Response(body, { status, headers });
    });
    return () => vi.unstubAllGlobals();
  });
  const found = () => problems(www, { otherHost: bare, dns });

  it('has nothing wrong with it if both hosts lead to it, by HTTP and by HTTPS', async () => {
    await verifySite(www, build, { rounds: 1, otherHost: bare, dns });
  });

  it.each<[string, () => void, RegExp]>([
    [
      'a host that still leads to the old website',
      () => redirects.set(`https://${bare}`, moved('https://old.example/contact-us', secure)),
      /^GET https:\/\/company.example\/contact-us: location is https:\/\/old.example/,
    ],
    [
      'a redirect after which browsers still use HTTP',
      () => redirects.set(`https://${bare}`, moved(`${www}/contact-us`)),
      /^GET https:\/\/company.example\/contact-us: content-security-policy is null/,
    ],
    [
      'a host that serves HTTP',
      () => redirects.set('http://www.company.example', fileReply('contact-us.html')),
      /^GET http:\/\/www.company.example\/contact-us: status 200 instead of 301$/,
    ],
    ['a host without IPv6', () => addresses.delete(`AAAA ${bare}`), /^company.example: no AAAA record$/],
    ['a host without IPv4', () => addresses.delete('A www.company.example'), /^www\S+: no A record$/],
  ])('has %s', async (_, change, problem) => {
    change();
    expect(await found()).toEqual([expect.stringMatching(problem)]);
  });
});
