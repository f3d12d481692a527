import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { gatewayEvent } from './gateway-event.ts';
import { readBody } from './request-body.ts';

/** A Lambda behind the gateway, as its bundle exports it. */
export type LambdaHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** Writes a status, headers and a body, and ends the response. */
export type Send = (
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer | undefined,
) => void;

export type Gateway = (request: IncomingMessage, response: ServerResponse, send: Send) => Promise<void>;

/** What an HTTP API takes, in bytes; the Lambda has a limit of its own. */
const transportLimit = 10 * 1024 * 1024;

/** How long, in milliseconds, a refused body is thrown away while the answer is on its way. */
const lingering = 1000;

/**
 * An HTTP API with one Lambda behind it. The service's own answers say `message`; here they have the shape that the
 * API's answers have, so that callers meet one.
 */
export function createGateway(invoke: LambdaHandler): Gateway {
  return async (request, response, send) => {
    const body = await readBody(request, transportLimit);
    if (body === undefined) {
      response.setHeader('connection', 'close');
      send(response, 413, jsonHeaders, JSON.stringify({ error: 'The body is too large.' }));
      // A connection closed under a visitor who is still sending would take the answer with it.
      request.resume();
      setTimeout(() => request.destroy(), lingering).unref();
      return;
    }
    const event = gatewayEvent(request, body, new Date());
    try {
      const result = await invoke(event);
      const encoding = result.isBase64Encoded ? 'base64' : 'utf8';
      send(
        response,
        result.statusCode ?? 200,
        resultHeaders(result),
        Buffer.from(result.body ?? '', encoding),
      );
    } catch (error) {
      const { requestId } = event.requestContext;
      console.error(`The Lambda failed (request ${requestId}):`, error);
      send(response, 500, jsonHeaders, JSON.stringify({ error: 'Internal server error', requestId }));
    }
  };
}

const jsonHeaders = { 'content-type': 'application/json', 'cache-control': 'no-store' };

function resultHeaders({ headers = {} }: APIGatewayProxyStructuredResultV2): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}
