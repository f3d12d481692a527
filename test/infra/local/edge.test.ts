import { request } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#infra/bundle/dist-layout.ts';
import { cacheControl } from '#infra/edge/cache-headers.ts';
import { securityHeaders } from '#infra/edge/security-headers.ts';
import { createEdge } from '#infra/local/edge.ts';
import { createGateway } from '#infra/local/gateway.ts';
import { type LoopbackServer, listenOnLoopback } from '#infra/local/loopback-server.ts';
import { readSite } from '#infra/local/site-files.ts';
import { loadViewerRequest } from '#infra/local/viewer-request.ts';
import { buildRecord } from './fixture-record.ts';
import { pages, writeFixtureSite } from './fixture-site.ts';
import { rawGet, rawRequest } from './raw-request.ts';

const headers = securityHeaders(buildRecord);
let server: LoopbackServer;
let origin: string;

beforeAll(async () => {
  const dist = await writeFixtureSite();
  const listener = createEdge({
    files: await readSite(dist.site, dist.compressed),
    viewerRequest: loadViewerRequest(path.join(projectRoot, 'infra/edge/viewer-request.js')),
    gateway: createGateway(async (event) => ({
      statusCode: 202,
      headers: { 'Content-Type': 'text/plain', 'x-content-type-options': 'sniff' },
      body: event.requestContext.http.method,
    })),
    cacheControl,
    securityHeaders: headers,
  });
  server = await listenOnLoopback({ port: 0, listener, securityHeaders: headers });
  origin = `http://localhost:${server.port}`;
});
afterAll(() => server.close());

/** Follows no redirect and decodes nothing, unlike `fetch`. */
function get(address: string, sent: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const call = request(origin + address, { headers: sent, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      call.on('error', reject).end();
    },
  );
}

describe('a page', () => {
  it.each([
    ['/', 'index.html'],
    ['/contact-us', 'contact-us.html'],
    ['/contact-us?contact=ok', 'contact-us.html'],
    ['/industries/', 'industries/index.html'],
    ['/industries/education', 'industries/education.html'],
    ['/robots.txt', 'robots.txt'],
    ['/assets/%C3%A9%20space.svg', 'assets/é space.svg'],
  ] as const)('%s is %s', async (address, file) => {
    const { status, body } = await get(address);
    expect(status).toBe(200);
    expect(body.toString()).toBe(pages[file]);
  });

  it('says what it is and how long it keeps', async () => {
    expect((await get('/')).headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl('/index.html'),
      vary: 'accept-encoding',
    });
    expect((await get('/assets/app-1a2b3c4d.js')).headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': cacheControl('/assets/app-1a2b3c4d.js'),
    });
  });

  it('redirects to its canonical address, the query included', async () => {
    const { status, headers: received } = await get('/contact-us/?a=1&b=%20');
    expect(status).toBe(301);
    expect(received).toMatchObject({ location: '/contact-us?a=1&b=%20' });
  });

  it('is the 404 page, with its status, where there is none', async () => {
    for (const address of ['/nowhere', '/Contact-us', '/assets/gone.js', '/404', '/index.html/x', '/%']) {
      const { status, body, headers: received } = await get(address, { 'if-none-match': '*' });
      expect([address, status]).toEqual([address, 404]);
      expect(body.toString()).toBe(pages['404.html']);
      expect(received).toMatchObject({ 'cache-control': cacheControl('/404.html') });
    }
  });
});

describe('compression', () => {
  it.each([
    ['gzip, br', true],
    ['br;q=0.5', true],
    ['BR', true],
    ['gzip', false],
    ['br;q=0', false],
    ['br;q=0.0, gzip', false],
    ['brotli', false],
  ])('with accept-encoding %s is used: %s', async (accepted, used) => {
    const { headers: received, body } = await get('/', { 'accept-encoding': accepted });
    expect(received).toMatchObject({ 'content-length': String(body.length) });
    expect('content-encoding' in received).toBe(used);
    expect((used ? brotliDecompressSync(body) : body).toString()).toBe(pages['index.html']);
  });
});

describe('a visitor who has the file', () => {
  it('hears that it has not changed, for the very representation', async () => {
    const plain = (await get('/')).headers as { etag: string };
    const compressed = (await get('/', { 'accept-encoding': 'br' })).headers as { etag: string };
    expect(plain.etag).not.toBe(compressed.etag);
    for (const tag of [plain.etag, `W/${plain.etag}`, `"x", ${plain.etag}`, '*']) {
      const { status, body, headers: received } = await get('/', { 'if-none-match': tag });
      expect([tag, status, body.length]).toEqual([tag, 304, 0]);
      expect(received).toMatchObject({ etag: plain.etag, ...headers });
    }
    expect((await get('/', { 'if-none-match': compressed.etag })).status).toBe(200);
  });
});

describe('methods', () => {
  it('HEAD is GET without the body', async () => {
    const { status, headers: received, body } = await get('/', {}, 'HEAD');
    expect(status).toBe(200);
    expect(body).toHaveLength(0);
    expect(received).toMatchObject({ 'content-length': String(pages['index.html'].length) });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is for the API alone', async (method) => {
    const page = await get('/contact-us', {}, method);
    expect(page.status).toBe(405);
    expect(page.headers).toMatchObject({ allow: 'GET, HEAD' });
    const api = await get('/dev/contact/submit', {}, method);
    expect([api.status, api.body.toString()]).toEqual([202, method]);
  });
});

describe('the security headers', () => {
  it.each([
    ['a page', '/', 'GET'],
    ['a missing page', '/nowhere', 'GET'],
    ['a redirect', '/contact-us/', 'GET'],
    ['a refused method', '/', 'PUT'],
    ['the API', '/dev/contact/submit', 'POST'],
    ['another call of the API', '/dev/x', 'POST'],
  ])('are on %s', async (_, address, method) => {
    expect((await get(address, {}, method)).headers).toMatchObject(headers);
  });

  it('are on the answer to what is no HTTP', async () => {
    const answer = await rawRequest(server.port, 'GET /a b HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    for (const [name, value] of Object.entries(headers)) expect(answer).toContain(`${name}: ${value}\r\n`);
  });
});

describe('paths that lead out of the site', () => {
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
  ])('%s does not', async (address) => {
    const answer = await rawGet(server.port, address);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:301|400|404) /);
    expect(answer).not.toContain('\r\n\r\nsecret');
    expect(answer).not.toMatch(/location: (?:\/\/|http)/);
  });
});

it('answers on every address that localhost stands for', async () => {
  for (const host of ['127.0.0.1', 'localhost']) {
    expect((await fetch(`http://${host}:${server.port}/robots.txt`)).status).toBe(200);
  }
});
