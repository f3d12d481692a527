import { once } from 'node:events';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDistribution } from '#infra/local/distribution.ts';
import { createGateway } from '#infra/local/gateway.ts';
import { type LoopbackServer, listenOnLoopback } from '#infra/local/loopback-server.ts';
import { cacheControl } from '#infra/stack/site/edge/cache-headers.ts';
import { securityHeaders } from '#infra/stack/site/edge/security-headers.ts';
import { pages, writeFixtureSite } from './fixture-site.ts';
import { get, rawGet } from './raw-request.ts';

const headers = securityHeaders({ connectSources: ['https://api.example'] });
const ownPolicy = { 'content-security-policy': "default-src 'none'" };
let site: string;
let server: LoopbackServer;
let origin: string;

beforeAll(async () => {
  ({ site } = writeFixtureSite());
  const listener = createDistribution({
    site,
    gateway: createGateway(async (event) => ({
      statusCode: 202,
      headers: { 'Content-Type': 'text/plain', 'x-content-type-options': 'sniff', ...ownPolicy },
      body: event.requestContext.http.method,
    })),
    securityHeaders: headers,
  });
  server = await listenOnLoopback({ port: 0, listener });
  origin = `http://localhost:${server.port}`;
});
afterAll(() => server.close());

describe('a page', () => {
  it.each([
    ['/', 'index.html'],
    ['/contact-us', 'contact-us.html'],
    ['/contact-us?contact=ok', 'contact-us.html'],
    ['/industries/', 'industries/index.html'],
    ['/assets/%C3%A9%20space.svg', 'assets/é space.svg'],
  ] as const)('%s is %s', async (address, file) => {
    const { status, body } = await get(origin, address);
    expect(status).toBe(200);
    expect(body.toString()).toBe(pages[file]);
  });

  it('has its type and says how long it may be cached', async () => {
    expect((await get(origin, '/')).headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/),
      'cache-control': cacheControl('/index.html'),
      vary: 'accept-encoding',
    });
    expect((await get(origin, '/assets/app-1a2b3c4d.js')).headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': cacheControl('/assets/app-1a2b3c4d.js'),
    });
    writeFileSync(path.join(site, 'favicon.ico'), '');
    expect((await get(origin, '/favicon.ico')).headers['content-type']).toBe('image/vnd.microsoft.icon');
  });

  it('redirects to its canonical address, the query included', async () => {
    const { status, headers: received } = await get(origin, '/contact-us/?a=1&b=%20');
    expect(status).toBe(301);
    expect(received).toMatchObject({ location: '/contact-us?a=1&b=%20' });
  });

  it('redirects with every parameter, whatever its name', async () => {
    const { headers: received } = await get(origin, '/contact-us/?__proto__=1&a=2&__proto__=3');
    expect(received).toMatchObject({ location: '/contact-us?__proto__=1&__proto__=3&a=2' });
  });

  it('that does not exist is the 404 page, with status 404', async () => {
    for (const address of ['/nowhere', '/Contact-us', '/assets/gone.js', '/404', '/index.html/x', '/%']) {
      const { status, body, headers: received } = await get(origin, address);
      expect([address, status]).toEqual([address, 404]);
      expect(body.toString()).toBe(pages['404.html']);
      expect(received).toMatchObject({ 'cache-control': cacheControl('/404.html') });
    }
  });
});

it.each([
  ['index.html', 'gzip, br', true],
  ['index.html', 'br;q=0.5', true],
  ['index.html', 'BR', true],
  ['index.html', 'gzip', false],
  ['index.html', 'br;q=0', false],
  ['index.html', 'br;q=0.0, gzip', false],
  ['index.html', 'brotli', false],
  ['picture.png', 'br', false],
] as const)('%s with accept-encoding %s is compressed: %s', async (file, accepted, isCompressed) => {
  const address = `/${file.replace('index.html', '')}`;
  const { headers: received, body } = await get(origin, address, { 'accept-encoding': accepted });
  expect('content-encoding' in received).toBe(isCompressed);
  expect(received['content-length']).toBe(isCompressed ? undefined : String(body.length));
  expect((isCompressed ? brotliDecompressSync(body) : body).toString()).toBe(pages[file]);
});

describe('a visitor', () => {
  it.each(['identity', 'br'])('who has the file gets a 304, with accept-encoding %s', async (accepted) => {
    const sent = { 'accept-encoding': accepted };
    const { etag } = (await get(origin, '/', sent)).headers as { etag: string };
    const { status, body, headers: received } = await get(origin, '/', { ...sent, 'if-none-match': etag });
    expect([status, body.length]).toEqual([304, 0]);
    expect(received).toMatchObject({ 'cache-control': cacheControl('/index.html'), ...headers });
    expect(received).not.toHaveProperty('content-encoding');
    expect((await get(origin, '/', { ...sent, 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('who asks for a part of a file gets all of it', async () => {
    const { status, body } = await get(origin, '/', { range: 'bytes=5-2' });
    expect([status, body.toString()]).toEqual([200, pages['index.html']]);
  });
});

describe('while the site is running', () => {
  it('a new build may replace its files by renaming', async () => {
    const file = path.join(site, 'assets/later.js');
    writeFileSync(file, 'first');
    expect((await get(origin, '/assets/later.js')).body.toString()).toBe('first');
    writeFileSync(`${file}.new`, 'second');
    renameSync(`${file}.new`, file);
    expect((await get(origin, '/assets/later.js')).body.toString()).toBe('second');
    rmSync(file);
    expect((await get(origin, '/assets/later.js')).status).toBe(404);
  });

  it('a file that cannot be opened ends one response, not the process', async () => {
    // The file of a socket: not even root can open it.
    const other = createServer().listen(path.join(site, 'assets/gone.js'));
    await once(other, 'listening');
    await expect(get(origin, '/assets/gone.js')).rejects.toThrow('socket hang up');
    other.close();
    expect((await get(origin, '/')).status).toBe(200);
  });
});

describe('methods', () => {
  it('HEAD is GET without the body', async () => {
    const { status, headers: received, body } = await get(origin, '/', {}, 'HEAD');
    expect(status).toBe(200);
    expect(body).toHaveLength(0);
    expect(received).toMatchObject({ 'content-length': String(pages['index.html'].length) });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is only for the API', async (method) => {
    const page = await get(origin, '/contact-us', {}, method);
    expect(page.status).toBe(405);
    expect(page.headers).toMatchObject({ allow: 'GET, HEAD' });
    const api = await get(origin, '/dev/contact/submit', {}, method);
    expect([api.status, api.body.toString()]).toEqual([202, method]);
  });
});

describe('the security headers', () => {
  it.each([
    ['a page', '/', 'GET'],
    ['a missing page', '/nowhere', 'GET'],
    ['a redirect', '/contact-us/', 'GET'],
    ['a refused method', '/', 'PUT'],
  ])('are on %s', async (_, address, method) => {
    expect((await get(origin, address, {}, method)).headers).toMatchObject(headers);
  });

  it('are on the API, which may have a stricter policy', async () => {
    const received = (await get(origin, '/dev/contact/submit', {}, 'POST')).headers;
    expect(received).toMatchObject({ ...headers, ...ownPolicy });
  });
});

describe('a path that leads out of the site', () => {
  it.each([
    '/../secret.html',
    '/assets/../../secret.html',
    '/%2e%2e/secret.html',
    '/..%2fsecret.html',
    '/..%5csecret.html',
    '/assets/..\\..\\secret.html',
    '//secret.html',
    '/%00secret.html',
    '/secret.html%00.png',
    'http://localhost/../secret.html',
  ])('%s is not found', async (address) => {
    const response = await rawGet(server.port, address);
    expect(response).toMatch(/^HTTP\/1\.1 (?:301|400|404) /);
    expect(response).not.toContain('\r\n\r\nsecret');
    expect(response).not.toMatch(/location: (?:\/\/|http)/);
  });
});
