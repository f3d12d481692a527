import type { IncomingHttpHeaders } from 'node:http';
import type { SiteFile } from './site-files.ts';

export interface FileResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Nothing when the visitor has it already. */
  readonly body?: Buffer;
}

export interface FileResponseOptions {
  readonly cacheControl: string;
  readonly status: 200 | 404;
}

/** A file as this visitor can take it: compressed or not, or only the news that it has not changed. */
export function fileResponse(
  file: SiteFile,
  visitor: IncomingHttpHeaders,
  { cacheControl, status }: FileResponseOptions,
): FileResponse {
  const brotli = takesBrotli(visitor['accept-encoding']) ? file.brotli : undefined;
  // A compressed copy is another representation (RFC 9110, 8.8.3), so it has a tag of its own.
  const etag = `"${file.fingerprint}${brotli ? '-br' : ''}"`;
  const headers = { etag, 'cache-control': cacheControl, vary: 'accept-encoding' };
  if (status === 200 && hasTag(visitor['if-none-match'], etag)) return { status: 304, headers };
  const encoding = brotli && { 'content-encoding': 'br' };
  return {
    status,
    headers: { ...headers, 'content-type': file.type, ...encoding },
    body: brotli ?? file.content,
  };
}

/** Accept-Encoding (RFC 9110, 12.5.3): `br` is in it, and not with a weight of zero. */
function takesBrotli(header: string | string[] | undefined): boolean {
  return /(?:^|,)\s*br\s*(?:,|$|;\s*q\s*=\s*(?!0(?:\.0*)?\s*(?:,|$)))/i.test(String(header ?? ''));
}

/** If-None-Match (RFC 9110, 13.1.2): a list of tags, weak ones match as well, or `*`. */
function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
