import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface RawResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request without a body. It follows no redirect and decodes nothing, unlike `fetch`. */
export async function get(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawResponse> {
  const call = request(origin + path, { headers, method }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** Sends bytes as they are, which `fetch` would correct, and returns what arrives until the other side closes. */
export async function rawRequest(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const response = buffer(socket);
  socket.write(text);
  return (await response).toString('latin1');
}

/** A GET of a path as it is written. */
export const rawGet = (port: number, path: string) =>
  rawRequest(port, `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
