import type { ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import sirv from 'sirv';
import { cacheControl } from '#infra/stack/site/edge/cache-headers.ts';
import { contactStage } from '#shared/contact-api.ts';
import type { Gateway, Send } from './gateway.ts';
import { requestTarget } from './request-target.ts';
import { type ViewerResponse, viewerRequest } from './viewer-request.ts';

export interface DistributionOptions {
  readonly site: string;
  readonly gateway: Gateway;
  /** On every response. They replace what an origin sets, except its Content-Security-Policy. */
  readonly securityHeaders: Readonly<Record<string, string>>;
}

const plainText = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Sent with status 404 for every address without a page. */
const notFoundPage = '/404.html';

/** Does what the CloudFront distribution does: first its function, then the API behind /dev/* or else the site. */
export function createDistribution({ site, gateway, securityHeaders }: DistributionOptions): RequestListener {
  // With `dev`, sirv reads the folder on every request, so a new build can replace the files while the site is running.
  const serveFile = sirv(site, {
    dev: true,
    etag: true,
    extensions: [],
    // The only type of the site's files that sirv does not know. It would send an empty one.
    setHeaders(response, file) {
      if (file.endsWith('.ico')) response.setHeader('content-type', 'image/vnd.microsoft.icon');
    },
  });

  const { 'content-security-policy': _, ...replacing } = securityHeaders;

  const send: Send = (response, status, headers, body) => {
    const length = body === undefined ? undefined : { 'content-length': Buffer.byteLength(body) };
    response.writeHead(status, { ...securityHeaders, ...headers, ...length, ...replacing });
    response.end(body);
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isApi = requestTarget(request).path.startsWith(`/${contactStage}/`);
    if (!isApi && request.method !== 'GET' && request.method !== 'HEAD') {
      return send(response, 405, { ...plainText, allow: 'GET, HEAD' }, 'Method not allowed\n');
    }
    const result = viewerRequest(request);
    if ('statusCode' in result) sendGenerated(response, result);
    else if (isApi) await gateway(request, response, send);
    else sendFile(request, response, result.uri);
  }

  function sendGenerated(response: ServerResponse, { statusCode, headers = {}, body }: ViewerResponse) {
    const values = Object.entries(headers).map(([name, { value }]) => [name, value]);
    send(response, statusCode, Object.fromEntries(values), body?.data ?? '');
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, uri: string) {
    request.url = uri;
    // sirv would send a part of the uncompressed file. A server may ignore this header (RFC 9110, 14.2).
    delete request.headers.range;
    const headers = { ...securityHeaders, 'cache-control': cacheControl(uri), vary: 'accept-encoding' };
    response.setHeaders(new Map(Object.entries(headers)));
    const compresses = compressible.test(uri) && acceptsBrotli.test(request.headers['accept-encoding'] ?? '');
    if (compresses) announceBrotli(response);
    response.once('pipe', (file: ReadStream) => {
      // sirv does not compress on the fly. Without `pipeline`, a file that cannot be read would also end the process, and
      // a visitor who leaves early would leave the file open.
      file.unpipe(response);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
      const steps = compresses ? [file, createBrotliCompress(quality), response] : [file, response];
      pipeline(steps, () => undefined);
    });
    serveFile(request, response, () => void sendNotFound(response));
  }

  async function sendNotFound(response: ServerResponse): Promise<void> {
    const page = await readFile(path.join(site, notFoundPage)).catch(() => undefined);
    if (page === undefined) return send(response, 404, plainText, 'Not found\n');
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl(notFoundPage),
    };
    send(response, 404, headers, page);
  }

  return (request, response) => {
    serve(request, response).catch((error) => {
      // A visitor who goes away while sending is not a failure.
      if (request.destroyed && !request.complete) return;
      console.error(`Failed to respond to ${request.method} ${requestTarget(request).path}:`, error);
      if (response.headersSent) response.destroy();
      else send(response, 500, plainText, 'Internal server error\n');
    });
  };
}

/** Files of the site that CloudFront compresses. */
const compressible = /\.(?:css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

/** Matches an Accept-Encoding (RFC 9110, 12.5.3) that names `br` with a weight above zero. */
const acceptsBrotli = /(?:^|,)\s*br\s*(?:,|$|;\s*q\s*=\s*(?!0(?:\.0*)?\s*(?:,|$)))/i;

/** Marks a file as compressed in the headers that sirv writes. Its length is not known yet. */
function announceBrotli(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  const writeFileHead = (status: number, fileHeaders: OutgoingHttpHeaders = {}) => {
    if (status !== 200) return writeHead(status, fileHeaders);
    const { 'Content-Length': _, ...headers } = fileHeaders;
    return writeHead(status, { ...headers, 'content-encoding': 'br' });
  };
  response.writeHead = writeFileHead as ServerResponse['writeHead'];
}
