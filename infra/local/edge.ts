import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { contactStage } from '#shared/contact-api.ts';
import { fileResponse } from './file-response.ts';
import type { Gateway, Send } from './gateway.ts';
import { requestTarget } from './request-target.ts';
import type { SiteFiles } from './site-files.ts';
import type { ViewerRequestFunction, ViewerResponse } from './viewer-request.ts';

export interface EdgeOptions {
  readonly files: SiteFiles;
  readonly viewerRequest: ViewerRequestFunction;
  readonly gateway: Gateway;
  /** Cache-Control of a file, by the path that it is addressed with. */
  readonly cacheControl: (path: string) => string;
  /** On every response; they win over what an origin says. */
  readonly securityHeaders: Readonly<Record<string, string>>;
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Page that stands for every missing one, with status 404. */
const missingPage = '/404.html';

/** What CloudFront does with a request: its function first, then the API behind /dev/* or the site behind the rest. */
export function createEdge(options: EdgeOptions): RequestListener {
  const { files, viewerRequest, gateway, cacheControl, securityHeaders } = options;

  const send: Send = (response, status, headers, body) => {
    const length = body === undefined ? undefined : { 'content-length': Buffer.byteLength(body) };
    response.writeHead(status, { ...headers, ...length, ...securityHeaders });
    response.end(body);
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isApi = requestTarget(request).path.startsWith(`/${contactStage}/`);
    if (!isApi && request.method !== 'GET' && request.method !== 'HEAD') {
      return send(response, 405, { ...plain, allow: 'GET, HEAD' }, 'Method not allowed\n');
    }
    const result = await viewerRequest(request);
    if ('statusCode' in result) sendGenerated(response, result);
    else if (isApi) await gateway(request, response, send);
    else sendFile(request, response, result.uri);
  }

  function sendGenerated(response: ServerResponse, { statusCode, headers = {}, body = '' }: ViewerResponse) {
    const values = Object.entries(headers).map(([name, { value }]) => [name, value]);
    const content = typeof body === 'string' ? body : Buffer.from(body.data, bufferEncodings[body.encoding]);
    send(response, statusCode, Object.fromEntries(values), content);
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, uri: string) {
    const path = decodedPath(uri);
    const found = files.get(path);
    const file = found ?? files.get(missingPage);
    if (file === undefined) return send(response, 404, plain, 'Not found\n');
    const { status, headers, body } = fileResponse(file, request.headers, {
      cacheControl: cacheControl(found ? path : missingPage),
      status: found ? 200 : 404,
    });
    send(response, status, headers, body);
  }

  return (request, response) => {
    serve(request, response).catch((error) => {
      // A visitor who goes away while sending is no failure.
      if (request.destroyed && !request.complete) return;
      console.error(`Failed to answer ${request.method} ${requestTarget(request).path}:`, error);
      if (response.headersSent) response.destroy();
      else send(response, 500, plain, 'Internal server error\n');
    });
  };
}

const bufferEncodings = { text: 'utf8', base64: 'base64' } as const;

/** The path as files are named; as it is when it cannot be decoded, and then no file has it. */
function decodedPath(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}
