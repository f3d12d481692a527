import { once } from 'node:events';
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '#infra/setup-error.ts';

export interface LoopbackServerOptions {
  /** Port to listen on; 0 for any free one. */
  readonly port: number;
  /** The setting that chooses it. */
  readonly setting?: string;
  readonly listener: RequestListener;
  /** On responses to malformed HTTP, which never reaches the listener, as other refused requests. */
  readonly securityHeaders: Readonly<Record<string, string>>;
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
      const server = createServer(
        { requestTimeout: 60_000, requireHostHeader: false },
        refuseWithoutHost(options),
      );
      server.on('checkExpectation', refuse(417, options));
      server.on('clientError', respondToMalformed(options.securityHeaders));
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
  const { port, close } = await listenOnLoopback({ port: wanted, setting, listener, securityHeaders: {} });
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
  server.close();
  // Connections that are busy now become idle when their response is sent.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const timeout = sleep(closeTimeout, undefined, { ref: false }).then(() => server.closeAllConnections());
  await Promise.race([closed, timeout]);
  clearInterval(sweep);
}

/** Node itself refuses a missing Host header and unknown expectations without the security headers. */
function refuseWithoutHost(options: LoopbackServerOptions): RequestListener {
  const refuseRequest = refuse(400, options);
  return (request, response) => {
    const isMissing = request.httpVersion === '1.1' && request.headers.host === undefined;
    (isMissing ? refuseRequest : options.listener)(request, response);
  };
}

function refuse(status: number, { securityHeaders }: LoopbackServerOptions): RequestListener {
  return (_, response) => {
    response.writeHead(status, { ...securityHeaders, connection: 'close', 'content-length': '0' }).end();
  };
}

/** Statuses by Node's error code; every other one is 400. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function respondToMalformed(securityHeaders: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    const headers = { ...securityHeaders, connection: 'close', 'content-length': '0' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  };
}
