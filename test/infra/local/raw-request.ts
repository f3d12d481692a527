import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends bytes as they are, which `fetch` would tidy up, and gives what comes back until the other side closes. */
export async function rawRequest(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}

/** A GET of a path as it is written. */
export const rawGet = (port: number, path: string) =>
  rawRequest(port, `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
