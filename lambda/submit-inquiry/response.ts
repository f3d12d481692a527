import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { formAgeHeader, jsonPolicy, phoneCountryHeader } from '#shared/contact-api.ts';
import type { FieldErrors } from '#shared/fields.ts';

const statuses = {
  /** A field is missing or does not match the schema. */
  invalid: 400,
  /** Not UTF-8, or not in the format that the content type names. */
  unreadable: 400,
  /** It did not come through the website. */
  forbidden: 403,
  notFound: 404,
  notAllowed: 405,
  tooLarge: 413,
  wrongType: 415,
  /** An error on our side. */
  failed: 500,
} as const;

export type RefusalReason = keyof typeof statuses;

/** What became of a request, before it is written as JSON or as a page. */
export type Outcome = Accepted | Refusal;

export interface Accepted {
  readonly kind: 'accepted';
  readonly id: string;
  readonly name: string;
}

export interface Refusal {
  readonly kind: 'refusal';
  readonly reason: RefusalReason;
  /** What to correct, with `invalid`. */
  readonly fields?: FieldErrors;
  /** Finds the request in the logs, with `failed`. */
  readonly requestId?: string;
}

const errorMessages: Readonly<Record<RefusalReason, string>> = {
  invalid: 'Some fields need a correction.',
  unreadable: 'The body could not be read: send UTF-8 text in the format that its content type names.',
  forbidden: 'Send this to the website.',
  notFound: 'There is nothing at this address.',
  notAllowed: 'Only POST is allowed here.',
  tooLarge: 'The body is too large.',
  wrongType: 'Send application/json or application/x-www-form-urlencoded, in UTF-8.',
  failed: 'Something went wrong on our side. Please try again.',
};

/** `{ id }`, or `{ error, fields?, requestId? }`. */
export function jsonResponse(outcome: Outcome): APIGatewayProxyStructuredResultV2 {
  const body =
    outcome.kind === 'accepted'
      ? { id: outcome.id }
      : { error: errorMessages[outcome.reason], fields: outcome.fields, requestId: outcome.requestId };
  const headers = { 'content-type': 'application/json', 'content-security-policy': jsonPolicy };
  return respond(outcome, headers, JSON.stringify(body));
}

/** @param page a whole HTML document */
export function pageResponse(outcome: Outcome, page: string): APIGatewayProxyStructuredResultV2 {
  return respond(outcome, { 'content-type': 'text/html; charset=utf-8' }, page);
}

function respond(outcome: Outcome, headers: Headers, body: string): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: outcome.kind === 'accepted' ? 200 : statuses[outcome.reason],
    headers: {
      ...headers,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // RFC 9110, 15.5.6: a 405 names what is allowed.
      ...(outcome.kind === 'refusal' && outcome.reason === 'notAllowed' && { allow: 'POST' }),
    },
    body,
  };
}

type Headers = Readonly<Record<string, string>>;

/**
 * CORS headers of every response, whatever its status, so a page of an allowed origin can read errors as well (Fetch
 * standard, "CORS protocol"). An origin is named only if it is allowed, and never as `*`.
 * @param origin the request's Origin header
 * @param allowed origins other than the API's own; without any there are no such headers
 */
export function corsHeaders(origin: string | undefined, allowed: readonly string[]): Headers {
  if (allowed.length === 0) return {};
  // Also for other origins and for none, or a cache could give one origin's response to another.
  const vary = { vary: 'origin' };
  return origin !== undefined && allowed.includes(origin)
    ? { ...vary, 'access-control-allow-origin': origin }
    : vary;
}

/** The response to a preflight request, which a browser sends before it posts JSON to another origin. */
export function preflightResponse(
  origin: string | undefined,
  allowed: readonly string[],
): APIGatewayProxyStructuredResultV2 {
  const headers = corsHeaders(origin, allowed);
  if (!('access-control-allow-origin' in headers)) return { statusCode: 204, headers: { ...headers } };
  return {
    statusCode: 204,
    headers: {
      ...headers,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': `content-type, ${formAgeHeader}, ${phoneCountryHeader}`,
      // Two hours, the longest that Chromium caches it.
      'access-control-max-age': '7200',
    },
  };
}
