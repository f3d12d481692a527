import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { contactRoute, contactStage } from '#shared/contact-api.ts';
import { requestTarget } from './request-target.ts';

/** What the service hands on as text; everything else, form posts included, arrives in base64. */
const textType = /^\s*(?:text\/|application\/(?:json|xml|javascript)\s*(?:;|$))/i;

/**
 * The event that an HTTP API gives to a Lambda for a request: "Working with AWS Lambda proxy integrations for HTTP
 * APIs", payload format 2.0, in the API Gateway developer guide.
 */
export function gatewayEvent(request: IncomingMessage, body: Buffer, now: Date): APIGatewayProxyEventV2 {
  const { path, query } = requestTarget(request);
  const { cookie, ...distinct } = request.headersDistinct;
  const headers = Object.fromEntries(
    Object.entries(distinct).map(([name, values = []]) => [name, values.join(',')]),
  );
  const { host = 'localhost', 'user-agent': userAgent = '' } = headers;
  const cookies = cookie?.flatMap((header) => header.split(/; */));
  const asText = textType.test(headers['content-type'] ?? '') && isUtf8(body);
  const sourceIp = request.socket.remoteAddress ?? '';
  return {
    version: '2.0',
    routeKey: `ANY ${contactRoute}`,
    rawPath: path,
    rawQueryString: query,
    ...(cookies && { cookies }),
    headers: { ...headers, 'x-forwarded-for': sourceIp, 'x-forwarded-proto': 'http' },
    ...(query !== '' && { queryStringParameters: queryParameters(query) }),
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
    ...(body.length > 0 && { body: body.toString(asText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !asText,
  };
}

/** Decoded; values of the same name are joined with commas. */
function queryParameters(query: string): Record<string, string> {
  const parameters = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const before = parameters.get(name);
    parameters.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(parameters);
}

/** Such as `21/Nov/2026:09:06:00 +0000`. */
function commonLogTime(date: Date): string {
  const [, day, month, year, time] = date.toUTCString().split(' ');
  return `${day}/${month}/${year}:${time} +0000`;
}
