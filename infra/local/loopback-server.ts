import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '#infra/setup-error.ts';

export interface LoopbackServerOptions {
  /** Port to listen on; 0 for any free one. */
  readonly port: number;
  /** The setting that chooses it. */
  readonly setting?: string;
  readonly listener: RequestListener;
}

export interface LoopbackServer {
  readonly port: number;
  /** Stops listening, waits for the requests under way, closes every connection. */
  close(): Promise<void>;
}

/** The addresses of `localhost`. Neither can be reached from outside this machine. */
const addresses = ['127.0.0.1', '::1'];

/** How long, in milliseconds, requests under way may take when the server closes, also on a busy machine. */
const closeTimeout = 5000;

/**
 * Listens on this machine only, on both addresses if it has both.
 * @throws {SetupError} if the port is taken or may not be used
 */
export async function listenOnLoopback(options: LoopbackServerOptions): Promise<LoopbackServer> {
  const servers: Server[] = [];
  const closeAll = async () => void (await Promise.all(servers.map(close)));
  let { port, setting = 'PORT' } = options;
  try {
    for (const address of addresses) {
      const server = createServer({ requestTimeout: 60_000 }, options.listener);
      if (!(await listen(server, port, { address, setting }))) continue;
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
 * Checks that a port can be listened on.
 * @returns the port, or a free one for 0
 * @throws {SetupError} if it cannot
 */
export async function checkPort(wanted: number, setting?: string): Promise<number> {
  const listener: RequestListener = (_, response) => response.end();
  const { port, close } = await listenOnLoopback({ port: wanted, setting, listener });
  await close();
  return port;
}

/** @returns false if this machine lacks the address */
async function listen(
  server: Server,
  port: number,
  { address, setting }: { address: string; setting: string },
): Promise<boolean> {
  try {
    server.listen(port, address);
    await once(server, 'listening');
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return false;
    const problem = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${code})`;
    // Ports below 1024 need special privileges.
    const other = port < 1024 || port === 65_535 ? 8080 : port + 1;
    throw new SetupError(`Port ${port} ${problem}. Choose another one: ${setting}=${other} npm start`);
  }
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  // Closes idle connections as well, and those of the requests under way after their responses.
  server.close();
  const timeout = sleep(closeTimeout, undefined, { ref: false }).then(() => server.closeAllConnections());
  await Promise.race([closed, timeout]);
}
