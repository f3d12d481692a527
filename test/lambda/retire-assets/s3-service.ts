import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What S3 was asked for, as `<method> <path> <what matters of the headers>`. */
export interface S3Service {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly requests: readonly string[];
}

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;

/** A bucket over HTTP as S3 speaks it: these keys in two pages, of which some bear the tag. */
export async function s3Service(keys: readonly string[], tagged: readonly string[]): Promise<S3Service> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    requests.push([request.method, pathname, copyHeaders(request)].filter(Boolean).join(' '));
    response.setHeader('content-type', 'application/xml');
    if (searchParams.has('list-type')) {
      const isFirst = !searchParams.has('continuation-token');
      const page = isFirst ? keys.slice(0, 1) : keys.slice(1);
      const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
      const more = isFirst ? '<NextContinuationToken>next</NextContinuationToken>' : '';
      const list = `<IsTruncated>${isFirst}</IsTruncated>${more}${contents}`;
      response.end(xml(`<ListBucketResult>${list}</ListBucketResult>`));
    } else if (searchParams.has('tagging')) {
      const isTagged = tagged.some((key) => pathname.endsWith(`/${key}`));
      const tags = isTagged ? '<Tag><Key>superseded</Key><Value>true</Value></Tag>' : '';
      response.end(xml(`<Tagging><TagSet>${tags}</TagSet></Tagging>`));
    } else if (request.method === 'HEAD') {
      response.setHeader('content-type', 'text/css');
      response.setHeader('cache-control', 'immutable');
      response.end();
    } else {
      response.end(xml('<CopyObjectResult><ETag>&quot;0a1b&quot;</ETag></CopyObjectResult>'));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

function copyHeaders({ headers }: IncomingMessage): string {
  const names = ['x-amz-copy-source', 'content-type', 'cache-control', 'x-amz-tagging'];
  return headers['x-amz-copy-source'] === undefined
    ? ''
    : names.map((name) => headers[name] ?? 'none').join(', ');
}
