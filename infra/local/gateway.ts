import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { contactRoute, contactStage } from '#shared/contact-api.ts';
import { requestTarget } from './request-target.ts';

/** A Lambda behind the gateway. */
export type LambdaHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** Writes a status, headers and a body, and ends the response. */
export type Send = (
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer | undefined,
) => void;

export type Gateway = (request: IncomingMessage, response: ServerResponse, send: Send) => Promise<void>;

/** API Gateway's limit of a body, in bytes. The Lambda has a limit of its own. */
const bodyLimit = 10 * 1024 * 1024;

/** How long, in milliseconds, the rest of a refused body is read and dropped while the response is sent. */
const lingerTime = 1000;

/** Seconds after which to try again if the store cannot be written to. */
const retryAfter = '5';

/**
 * An HTTP API with one Lambda behind it. API Gateway's own errors have a `message`; here they have the shape of the
 * Lambda's errors. The Lambda responds with 500 if its store failed; here, the disk is full or another program is writing,
 * so the failure is temporary (503).
 */
export function createGateway(invoke: LambdaHandler): Gateway {
  return async (request, response, send) => {
    const body = await readBody(request);
    if (body === undefined) {
      response.setHeader('connection', 'close');
      send(response, 413, jsonHeaders, JSON.stringify({ error: 'The body is too large.' }));
      // Closing the connection while the visitor is still sending would lose the response.
      request.resume();
      setTimeout(() => request.destroy(), lingerTime).unref();
      return;
    }
    const event = gatewayEvent(request, body, new Date());
    try {
      const { statusCode = 200, headers = {}, body: text = '', isBase64Encoded } = await invoke(event);
      const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
      const content = Buffer.from(text, isBase64Encoded ? 'base64' : 'utf8');
      const isTemporary = statusCode === 500;
      if (isTemporary) entries.push(['retry-after', retryAfter]);
      send(response, isTemporary ? 503 : statusCode, Object.fromEntries(entries), content);
    } catch (error) {
      const { requestId } = event.requestContext;
      console.error(`The Lambda failed (request ${requestId}):`, error);
      send(response, 500, jsonHeaders, JSON.stringify({ error: 'Internal server error', requestId }));
    }
  };
}

const jsonHeaders = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/**
 * @returns undefined if the body is too large; the rest of it is then left unread
 * @throws if the visitor goes away before the end
 */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length']) > bodyLimit) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Types that API Gateway passes on as text. Everything else, form posts included, arrives in base64. */
const textType = /^\s*(?:text\/|application\/(?:json|xml|javascript)\s*(?:;|$))/i;

/**
 * The event of payload format 2.0: "Working with AWS Lambda proxy integrations for HTTP APIs" in AWS's documentation.
 * Without query and cookies, which CloudFront does not pass on.
 */
function gatewayEvent(request: IncomingMessage, body: Buffer, now: Date): APIGatewayProxyEventV2 {
  const { path } = requestTarget(request);
  const { cookie: _, ...distinct } = request.headersDistinct;
  const headers = Object.fromEntries(
    Object.entries(distinct).map(([name, values = []]) => [name, values.join(',')]),
  );
  const { host = 'localhost', 'user-agent': userAgent = '' } = headers;
  const isText = textType.test(headers['content-type'] ?? '') && isUtf8(body);
  const sourceIp = request.socket.remoteAddress ?? '';
  return {
    version: '2.0',
    routeKey: `ANY ${contactRoute}`,
    rawPath: path,
    rawQueryString: '',
    headers: { ...headers, 'x-forwarded-for': sourceIp, 'x-forwarded-proto': 'http' },
    requestContext: {
      accountId: 'anonymous',
      apiId: 'local',
      domainName: host,
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp,
        userAgent,
      },
      requestId: crypto.randomUUID(),
      routeKey: `ANY ${contactRoute}`,
      stage: contactStage,
      time: commonLogTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

/** Such as `21/Nov/2026:09:06:00 +0000`. */
function commonLogTime(date: Date): string {
  const [, day, month, year, time] = date.toUTCString().split(' ');
  return `${day}/${month}/${year}:${time} +0000`;
}
