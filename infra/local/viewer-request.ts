import type { IncomingMessage } from 'node:http';
import { runInNewContext } from 'node:vm';
import { viewerRequestCode } from '#infra/stack/site/edge/viewer-request-code.ts';
import { requestTarget } from './request-target.ts';

interface Value {
  value: string;
  multiValue?: { value: string }[];
}

type Values = Record<string, Value>;

/** A request as a CloudFront function receives and returns it. */
interface ViewerRequest {
  method: string;
  uri: string;
  querystring: Values;
  headers: Values;
  cookies: Values;
}

/** A response that the function returns instead of a request. */
export interface ViewerResponse {
  statusCode: number;
  statusDescription?: string;
  headers?: Values;
  body?: { data: string };
}

const handler: (event: object) => ViewerRequest | ViewerResponse = runInNewContext(
  `${viewerRequestCode('')}\nhandler`,
  { console },
);

/** Runs the function that is deployed, as CloudFront does on every request. */
export function viewerRequest(request: IncomingMessage): ViewerRequest | ViewerResponse {
  return handler(viewerEvent(request));
}

/** See "CloudFront Functions event structure" in the CloudFront developer guide; version 1.0. */
function viewerEvent(request: IncomingMessage) {
  const { path, query } = requestTarget(request);
  const { cookie, ...headers } = request.headersDistinct;
  return {
    version: '1.0',
    context: {
      distributionDomainName: 'localhost',
      distributionId: 'LOCAL',
      eventType: 'viewer-request',
      requestId: crypto.randomUUID(),
    },
    viewer: { ip: request.socket.remoteAddress ?? '' },
    request: {
      method: request.method ?? 'GET',
      uri: path,
      querystring: values(pairs(query, '&')),
      headers: values(
        Object.entries(headers).flatMap(([name, all = []]) =>
          all.map((one): [string, string] => [name, one]),
        ),
      ),
      cookies: values((cookie ?? []).flatMap((header) => pairs(header, /; */))),
    },
  };
}

/** Names and values, still encoded. */
function pairs(text: string, separator: string | RegExp): [string, string][] {
  const parts = text.split(separator).filter((part) => part !== '');
  return parts.map((part) => {
    const [name = '', ...rest] = part.split('=');
    return [name, rest.join('=')];
  });
}

/** The first value of each name, and all of them if there are several. */
function values(entries: readonly (readonly [name: string, value: string])[]): Values {
  // Without a prototype, so that `__proto__` is a name like any other.
  const result: Values = Object.create(null);
  for (const [name, group] of Map.groupBy(entries, ([name]) => name)) {
    const all = group.map(([, value]) => ({ value }));
    result[name] = { value: all[0]?.value ?? '', ...(all.length > 1 && { multiValue: all }) };
  }
  return result;
}
