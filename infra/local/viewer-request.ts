import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createContext, Script } from 'node:vm';
import { queryPairs, requestTarget } from './request-target.ts';

interface Value {
  value: string;
  multiValue?: { value: string }[];
}

type Values = Record<string, Value>;

/** A request as CloudFront shows it to a function; it may be sent on with another `uri`. */
interface ViewerRequest {
  method: string;
  uri: string;
  querystring: Values;
  headers: Values;
  cookies: Values;
}

/** An answer that the function gives instead of any origin. */
export interface ViewerResponse {
  statusCode: number;
  statusDescription?: string;
  headers?: Values;
  body?: string | { encoding: 'text' | 'base64'; data: string };
}

export type ViewerResult = ViewerRequest | ViewerResponse;

export type ViewerRequestFunction = (request: IncomingMessage) => Promise<ViewerResult>;

/**
 * Loads the function that CloudFront runs on every request, from the very file that is deployed.
 * @param file a script with a global `handler(event)`
 */
export function loadViewerRequest(file: string): ViewerRequestFunction {
  const context = createContext({ console });
  new Script(readFileSync(file, 'utf8'), { filename: file }).runInContext(context);
  const handler = new Script('handler').runInContext(context) as (event: object) => Promise<ViewerResult>;
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
      querystring: values(queryPairs(query)),
      headers: values(Object.entries(headers).flatMap(([name, all = []]) => all.map((one) => [name, one]))),
      cookies: values((cookie ?? []).flatMap(cookiePairs)),
    },
  };
}

function cookiePairs(header: string): [string, string][] {
  return header.split(/; */).map((pair) => {
    const [name = '', ...rest] = pair.split('=');
    return [name, rest.join('=')];
  });
}

/** The first value of each name, and all of them where there are several. */
function values(pairs: readonly (readonly string[])[]): Values {
  const all = new Map<string, { value: string }[]>();
  for (const [name = '', value = ''] of pairs) all.set(name, [...(all.get(name) ?? []), { value }]);
  return Object.fromEntries(
    [...all].map(([name, list]) => [
      name,
      { value: list[0]?.value ?? '', ...(list.length > 1 && { multiValue: list }) },
    ]),
  );
}
