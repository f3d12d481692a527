import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface RecordedRequest {
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
    const { url: path = '', headers } = incoming;
    const request = { path, headers, body: await text(incoming) };
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
