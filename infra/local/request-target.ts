import type { IncomingMessage } from 'node:http';

/** What a request asks for, percent-encoded as it came. */
export interface RequestTarget {
  readonly path: string;
  /** Without its question mark; empty if there is none. */
  readonly query: string;
}

/** Splits the request target (RFC 9112, 3.2). Of an absolute URL, as proxies get it, the path counts. */
export function requestTarget({ url = '/' }: IncomingMessage): RequestTarget {
  const target = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  return { path: path === '' ? '/' : path, query: mark < 0 ? '' : target.slice(mark + 1) };
}
