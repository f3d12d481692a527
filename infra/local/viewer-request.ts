import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createContext, Script } from 'node:vm';
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
  body?: string | { encoding: 'text' | 'base64'; data: string };
}

export type ViewerRequestFunction = (request: IncomingMessage) => Promise<ViewerRequest | ViewerResponse>;

/**
 * Loads the function that CloudFront runs on every request, from the file that is deployed.
 * @param file a script with a global `handler(event)`
 */
export function loadViewerRequest(file: string): ViewerRequestFunction {
  const context = createContext({ console });
  new Script(readFileSync(file, 'utf8'), { filename: file }).runInContext(context);
  const handler = new Script('handler').runInContext(context) as (
    event: object,
  ) => ReturnType<ViewerRequestFunction>;
  return async (request) => handler(viewerEvent(request));
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
      headers: values(Object.entries(headers).flatMap(([name, all = []]) => all.map((one) => [name, one]))),
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
function values(entries: readonly (readonly string[])[]): Values {
  const all = new Map<string, { value: string }[]>();
  for (const [name = '', value = ''] of entries) all.set(name, [...(all.get(name) ?? []), { value }]);
  return Object.fromEntries(
    [...all].map(([name, list]) => [
      name,
      { value: list[0]?.value ?? '', ...(list.length > 1 && { multiValue: list }) },
    ]),
  );
}
