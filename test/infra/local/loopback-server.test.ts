import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { checkPort, listenOnLoopback } from '#infra/local/loopback-server.ts';
import { SetupError } from '#infra/setup-error.ts';
import { rawGet, rawRequest } from './raw-request.ts';

const securityHeaders = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };
const server = await listenOnLoopback({
  port: 0,
  listener: (_, response) => void response.end('served'),
  securityHeaders,
});
afterAll(() => server.close());

// Node itself would respond to these before any listener.
it.each([
  ['malformed HTTP', 400, 'GET /a b HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['a missing Host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['too many headers', 431, `GET / HTTP/1.1\r\nhost: x\r\na: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['an unknown expectation', 417, 'GET / HTTP/1.1\r\nhost: x\r\nexpect: more\r\n\r\n'],
])('%s is refused with %i and the security headers', async (_, status, request) => {
  const response = await rawRequest(server.port, request);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const [name, value] of Object.entries(securityHeaders))
    expect(response.toLowerCase()).toContain(`${name}: ${value}\r\n`);
});

it('everything else reaches the listener', async () => {
  expect(await rawGet(server.port, '/')).toContain('served');
  expect(await rawRequest(server.port, 'GET / HTTP/1.0\r\n\r\n')).toContain('served');
});

describe('a port that cannot be used is an error that names another one:', () => {
  it.each(['127.0.0.1', '::1'])('one that is taken on %s', async (address) => {
    const other = createServer().listen(0, address);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const problem = new SetupError(
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
    );
    await expect(checkPort(port)).rejects.toThrow(problem);
    other.close();
  });

  it('one that needs rights of its own', async () => {
    // Whether this machine grants it or not, it cannot be used twice. Other runs of this test use other ports.
    const port = 600 + (process.pid % 400);
    const other = createServer().listen(port, '127.0.0.1');
    // Rejects where rights are missing.
    await once(other, 'listening').catch(() => undefined);
    await expect(checkPort(port)).rejects.toThrow(new RegExp(`^Port ${port} .*: PORT=8080 npm start$`));
    other.close();
  });
});
