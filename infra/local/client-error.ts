import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Statuses of what goes wrong before there is a request, by Node's code for it; everything else is 400. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is no proper HTTP, with the headers that every response has; for a server's `clientError`. */
export function answerClientError(securityHeaders: Readonly<Record<string, string>>) {
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
