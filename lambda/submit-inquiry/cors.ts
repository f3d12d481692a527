/** What this API allows to a page of another origin: its one method, and the header that says how a body is written. */
const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
  // Two hours, the longest that Chromium remembers it.
  'access-control-max-age': '7200',
} as const;

export type CorsHeaders = Readonly<Record<string, string>>;

/**
 * Headers of every answer, whatever its status, so that a page of an allowed origin can read errors as well (Fetch
 * standard, "CORS protocol"). Never `*`, and an origin is named only when it is one of the allowed.
 * @param origin the request's Origin header
 * @param allowed origins other than the API's own; with none there is nothing to say
 */
export function corsHeaders(origin: string | undefined, allowed: readonly string[]): CorsHeaders {
  if (allowed.length === 0) return {};
  // Also for other origins and for none, or a cache could hand the answer for one origin to another.
  const vary = { vary: 'origin' };
  return origin !== undefined && allowed.includes(origin)
    ? { ...vary, 'access-control-allow-origin': origin }
    : vary;
}

/** Headers of the answer to a preflight, the question that a browser asks before it posts JSON to another origin. */
export function corsPreflightHeaders(origin: string | undefined, allowed: readonly string[]): CorsHeaders {
  const headers = corsHeaders(origin, allowed);
  return 'access-control-allow-origin' in headers ? { ...headers, ...preflightHeaders } : headers;
}
