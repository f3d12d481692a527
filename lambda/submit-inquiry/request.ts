import { isUtf8 } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import {
  assumedCountry,
  contactPath,
  contactRoute,
  honeypotField,
  maxBodyBytes,
  phoneCountryHeader,
} from '#shared/contact-api.ts';
import { type InquiryField, inquiryFields } from '#shared/fields.ts';
import { hasCountryCode, readPhoneNumber } from '#shared/phone-number.ts';
import { originSecretHeader, type ReadableHeader } from '../environment.ts';
import type { RefusalReason } from './response.ts';

export type BodyFormat = 'json' | 'form';

/** The text of the form's fields as the visitor typed it. */
export type TypedInquiry = Partial<Record<InquiryField | typeof honeypotField, string>>;

/** Reasons to refuse a request before its fields are checked. */
type Unreadable = Exclude<RefusalReason, 'invalid' | 'failed'>;

/** A request as far as it could be read. `typed` is the content of a form post, for a page that gives it back. */
export type ContactRequest = { readonly format: BodyFormat | undefined; readonly typed?: TypedInquiry } & (
  | {
      readonly ok: true;
      readonly input: unknown;
      /** Whether the phone number had no country code, and nobody has chosen a country. */
      readonly countryAssumed: boolean;
    }
  | { readonly ok: false; readonly reason: Unreadable }
);

const formats: Readonly<Record<string, BodyFormat>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/** Largest form in bytes: an escape such as `%20` takes three of them, and stands for one. */
const maxFormBytes = 3 * maxBodyBytes;
/** Name-value pairs that are read from a form post. The form has five. */
const maxPairs = 20;

const formNames: readonly string[] = [...inquiryFields, honeypotField];

/**
 * Refuses a request that did not come through CloudFront, and so neither through its firewall.
 * @param secrets of which CloudFront adds one; empty if every request is accepted
 */
export function refuseBypass(
  event: APIGatewayProxyEventV2,
  secrets: readonly string[],
): ContactRequest | undefined {
  const sent = Buffer.from(requestHeader(event, originSecretHeader) ?? '');
  const matches = (secret: Buffer) => sent.length === secret.length && timingSafeEqual(sent, secret);
  if (secrets.length === 0 || secrets.some((secret) => matches(Buffer.from(secret)))) return undefined;
  return { ok: false, format: undefined, reason: 'forbidden' };
}

/** Reads a request of the contact API (HTTP API, payload format 2.0). It never throws, whatever the request is. */
export function readRequest(event: APIGatewayProxyEventV2): ContactRequest {
  const { method } = event.requestContext.http;
  const format = method === 'POST' ? bodyFormat(requestHeader(event, 'content-type')) : undefined;
  const refuse = (reason: Unreadable): ContactRequest => ({ ok: false, format, reason });

  // The path includes the stage, except when SAM serves the API locally.
  if (event.rawPath !== contactPath && event.rawPath !== contactRoute) return refuse('notFound');
  if (method !== 'POST') return refuse('notAllowed');
  if (format === undefined) return refuse('wrongType');

  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > (format === 'json' ? maxBodyBytes : maxFormBytes)) return refuse('tooLarge');
  if (!isUtf8(body)) return refuse('unreadable');
  const text = body.toString();
  if (format === 'json') {
    const parsed = parseJson(text);
    const countryAssumed = requestHeader(event, phoneCountryHeader) === assumedCountry;
    return parsed ? { ok: true, format, input: parsed.value, countryAssumed } : refuse('unreadable');
  }
  if (body.length - 2 * (text.split('%').length - 1) > maxBodyBytes) return refuse('tooLarge');
  const typed = parseForm(text);
  if (!typed) return refuse('unreadable');
  const countryAssumed = !hasCountryCode(typed.phoneNumber ?? '');
  return { ok: true, format, typed, input: withPhoneNumber(typed), countryAssumed };
}

/**
 * Value of a header. API Gateway sends names in lower case, but local emulators do not always.
 * @param name in lower case
 */
export function requestHeader(event: APIGatewayProxyEventV2, name: ReadableHeader): string | undefined {
  return Object.entries(event.headers).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** Format that a Content-Type header names; undefined if it names another one, another charset than UTF-8, or none. */
function bodyFormat(header = ''): BodyFormat | undefined {
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase());
  const charsetIsFine = parameters.every((parameter) =>
    /^(?:charset\s*=\s*"?(?:utf-?8)?"?)?$/.test(parameter),
  );
  return charsetIsFine && Object.hasOwn(formats, type) ? formats[type] : undefined;
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * Reads `application/x-www-form-urlencoded`. The first value of a name counts; unknown names are skipped.
 * @returns undefined if the escapes are not UTF-8
 */
function parseForm(text: string): TypedInquiry | undefined {
  const typed = new Map<string, string>();
  try {
    for (const pair of text.split('&', maxPairs)) {
      const [name = '', ...value] = pair.split('=');
      if (!formNames.includes(name) || typed.has(name)) continue;
      typed.set(name, decodeURIComponent(value.join('=').replaceAll('+', ' ')));
    }
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
  return Object.fromEntries(typed);
}

/**
 * The fields as the schema takes them. The form's plain field has no country list, so a number without a country code
 * belongs to the default country, the United States.
 */
function withPhoneNumber(typed: TypedInquiry): TypedInquiry {
  const phoneNumber = typed.phoneNumber && readPhoneNumber(typed.phoneNumber);
  return phoneNumber ? { ...typed, phoneNumber } : typed;
}
