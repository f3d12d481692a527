import type { IncomingMessage } from 'node:http';

/**
 * Splits the request target (RFC 9112, 3.2). Of an absolute URL, as proxies get it, the path counts.
 * @returns path and query, percent-encoded as they came; the query is empty if there is none
 */
export function requestTarget({ url = '/' }: IncomingMessage) {
  const target = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  return { path: path === '' ? '/' : path, query: mark < 0 ? '' : target.slice(mark + 1) };
}
