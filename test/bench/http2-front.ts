import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { LoopbackServer } from '#infra/local/loopback-server.ts';
import type { Certificate } from './certificate.ts';

/** What HTTP/2 has no place for (RFC 9113, 8.2.2). */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding'];

/** Milliseconds after which an unused connection is closed: every load of a page begins with one of its own. */
const idle = 2000;

/**
 * Puts HTTP/2 and TLS in front of a server, as visitors have it from CloudFront. Over HTTP/1.1 every second request at
 * a time pays for a connection of its own, which no visitor does.
 */
export async function openHttp2Front(
  behind: LoopbackServer,
  certificate: Certificate,
): Promise<LoopbackServer> {
  const agent = new Agent({ keepAlive: true });
  const host = `localhost:${behind.port}`;
  const server = createSecureServer(certificate, (incoming, outgoing) => {
    const { url, method } = incoming;
    const headers = { ...ownHeaders(incoming.headers), host };
    const passed = request(
      { host: '127.0.0.1', port: behind.port, path: url, method, headers, agent },
      (answer) => {
        outgoing.writeHead(answer.statusCode as number, ownHeaders(answer.headers));
        answer.pipe(outgoing);
      },
    );
    // The browser then sees a request that failed, and Lighthouse says so.
    passed.on('error', () => outgoing.stream.destroy());
    incoming.pipe(passed);
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.setTimeout(idle, () => session.close());
    session.on('close', () => sessions.delete(session));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const session of sessions) session.destroy();
      server.close();
      agent.destroy();
      await behind.close();
    },
  };
}

function ownHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const own = ([name]: [string, unknown]) => !name.startsWith(':') && !hopByHop.includes(name);
  return Object.fromEntries(Object.entries(headers).filter(own));
}
