import type { IncomingMessage } from 'node:http';

/** What a request asks for, percent-encoded as it came. */
export interface RequestTarget {
  readonly path: string;
  /** Without its question mark; empty when there is none. */
  readonly query: string;
}

/** Takes the request line apart (RFC 9112, 3.2); of an address with a host, as proxies get it, the path counts. */
export function requestTarget({ url = '/' }: IncomingMessage): RequestTarget {
  const target = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  return { path: path === '' ? '/' : path, query: mark < 0 ? '' : target.slice(mark + 1) };
}

/** Names and values of a query string, still percent-encoded. */
export function queryPairs(query: string): [string, string][] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return [name, rest.join('=')];
    });
}
