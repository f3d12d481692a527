import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { contactPath, contactRoute, maxBodyBytes } from '#shared/contact-api.ts';
import type { Reason } from './answer.ts';
import { type BodyFormat, bodyFormat } from './body-format.ts';
import { decodedSize, inquiryOfForm, parseForm, type TypedInquiry } from './form-body.ts';
import { requestHeader } from './request-header.ts';

/** Why a request does not even get to the check of its fields. */
type Unreadable = Exclude<Reason, 'invalid' | 'failed'>;

/** A request as far as it could be read. `typed` is what a form post holds, for a page that gives it back. */
export type Post = { readonly format: BodyFormat | undefined; readonly typed?: TypedInquiry } & (
  | { readonly ok: true; readonly input: unknown }
  | { readonly ok: false; readonly reason: Unreadable }
);

/** An oversize form is read up to this size, in bytes, so that a too long comment is given back to be shortened. */
const maxTypedBytes = 16 * maxBodyBytes;

/** Reads a request of the contact API (HTTP API, payload 2.0); whatever it is, it does not throw. */
export function readPost(event: APIGatewayProxyEventV2): Post {
  const { method } = event.requestContext.http;
  const format = method === 'POST' ? bodyFormat(requestHeader(event, 'content-type')) : undefined;
  const refuse = (reason: Unreadable, typed?: TypedInquiry): Post => ({ ok: false, format, reason, typed });

  // The stage is part of the path, but not when SAM serves the API locally.
  if (event.rawPath !== contactPath && event.rawPath !== contactRoute) return refuse('notFound');
  if (method !== 'POST') return refuse('notAllowed');
  if (format === undefined) return refuse('wrongType');

  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (format === 'json') {
    if (body.length > maxBodyBytes) return refuse('tooLarge');
    const parsed = parseJson(body);
    return parsed ? { ok: true, format, input: parsed.value } : refuse('unreadable');
  }
  if (body.length > maxTypedBytes) return refuse('tooLarge');
  const typed = parseForm(body);
  if (decodedSize(body) > maxBodyBytes) return refuse('tooLarge', typed);
  return typed ? { ok: true, format, typed, input: inquiryOfForm(typed) } : refuse('unreadable');
}

/** Nothing when it is not UTF-8 or not JSON. */
function parseJson(body: Buffer): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) };
  } catch {
    return undefined;
  }
}
