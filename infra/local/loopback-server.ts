import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '#infra/setup-error.ts';
import { answerClientError } from './client-error.ts';

export interface LoopbackServerOptions {
  /** Port to listen on; 0 for any free one. */
  readonly port: number;
  readonly listener: RequestListener;
  /** On answers to what is no proper HTTP. */
  readonly securityHeaders: Readonly<Record<string, string>>;
}

export interface LoopbackServer {
  readonly port: number;
  /** Takes no more connections, lets the requests under way finish, closes every connection. */
  close(): Promise<void>;
}

/** What `localhost` may stand for; nothing outside this machine reaches either. */
const addresses = ['127.0.0.1', '::1'];

/** Longest, in milliseconds, that requests under way may take when the server closes. */
const grace = 10_000;

/**
 * Listens on this machine alone, for both kinds of address where there are both.
 * @throws {SetupError} when the port is taken or may not be used
 */
export async function listenOnLoopback(options: LoopbackServerOptions): Promise<LoopbackServer> {
  const servers: Server[] = [];
  const closeAll = async () => void (await Promise.all(servers.map(close)));
  let { port } = options;
  try {
    for (const address of addresses) {
      const server = createServer({ requestTimeout: 60_000 }, options.listener);
      server.on('clientError', answerClientError(options.securityHeaders));
      if (!(await listen(server, port, address))) continue;
      servers.push(server);
      port = (server.address() as AddressInfo).port;
    }
  } catch (error) {
    await closeAll();
    throw error;
  }
  return { port, close: closeAll };
}

/**
 * Finds out early whether a port can be listened on.
 * @throws {SetupError} when it cannot
 */
export async function checkPort(port: number): Promise<void> {
  const server = await listenOnLoopback({
    port,
    listener: (_, response) => response.end(),
    securityHeaders: {},
  });
  await server.close();
}

/** Whether there is such an address; both have to be free where there is. */
async function listen(server: Server, port: number, address: string): Promise<boolean> {
  try {
    server.listen(port, address);
    await once(server, 'listening');
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return false;
    throw portError(port, code);
  }
}

function portError(port: number, code: string | undefined): SetupError {
  const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${code})`;
  const another = port === 65_535 ? 8080 : port + 1;
  return new SetupError(`Port ${port} ${why}. Choose another one: PORT=${another} npm start`);
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Connections that were busy at this moment are idle when their answer is sent.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const timeout = sleep(grace, undefined, { ref: false }).then(() => server.closeAllConnections());
  await Promise.race([closed, timeout]);
  clearInterval(sweep);
}
