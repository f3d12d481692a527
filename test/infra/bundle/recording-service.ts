import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A response of a service: its status and its JSON. */
export type ServiceResponse = readonly [status: number, body: unknown];

export interface RecordingService {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly requests: readonly RecordedRequest[];
}

/** A stub of an AWS service on this machine that records its requests. */
export async function recordingService(
  respond: (request: RecordedRequest, index: number) => ServiceResponse,
): Promise<RecordingService> {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const { method = '', url: path = '', headers } = incoming;
    const request = { method, path, headers, body: await text(incoming) };
    const [status, body] = respond(request, requests.push(request) - 1);
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** Gives these responses one after the other, then the last one again and again. */
export const inTurn =
  (...responses: readonly [ServiceResponse, ...ServiceResponse[]]) =>
  (_: RecordedRequest, index: number): ServiceResponse =>
    responses[Math.min(index, responses.length - 1)] ?? responses[0];

/** Who signed a request and for what (Signature Version 4). */
export interface Signer {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  readonly service: string;
}

/** The `authorization` that a request must carry, computed from what arrived (AWS, "Create a signed AWS API request"). */
export function expectedAuthorization(request: RecordedRequest, signer: Signer): string {
  const { method, path, headers, body } = request;
  const [, signed = ''] = /SignedHeaders=([a-z0-9;-]+)/.exec(headers.authorization ?? '') ?? [];
  const date = String(headers['x-amz-date']);
  const scope = [date.slice(0, 8), signer.region, signer.service, 'aws4_request'];
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, '', lines.join(''), signed, hash(body)].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${signer.secretAccessKey}`) as Buffer;
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), hash(canonical)].join('\n');
  return [
    `AWS4-HMAC-SHA256 Credential=${signer.accessKeyId}/${scope.join('/')}`,
    `SignedHeaders=${signed}`,
    `Signature=${hmac(key, toSign).toString('hex')}`,
  ].join(', ');
}

const hash = (data: string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
