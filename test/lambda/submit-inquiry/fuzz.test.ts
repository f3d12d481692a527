import fc from 'fast-check';
import { expect, it } from 'vitest';
import { honeypotField } from '#shared/contact-api.ts';
import { nightly } from '../../support/nightly.ts';
import { contactService } from './contact-service.ts';
import { goodInquiry, postEvent } from './post-event.ts';

const numRuns = nightly ? 50_000 : 2000;

/** In everything that a visitor sends, and in no log. */
const secret = 'canary';
const secretText = fc
  .tuple(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ unit: 'grapheme', maxLength: 40 }))
  .map(([before, after]) => before + secret + after);

const field = fc.oneof(
  { weight: 6, arbitrary: secretText },
  fc.constantFrom('', ' ', '\u200b', '=cmd()', `<script>${secret}`, `https://${secret}.example/ `.repeat(9)),
  fc.jsonValue().map((value) => [secret, value]),
  fc.constant(undefined),
);
const inquiry = fc
  .record({
    name: fc.oneof(fc.constant(`Asha ${secret}`), field),
    email: fc.oneof(fc.constant(`${secret}@example.com`), field),
    phoneNumber: fc.oneof(fc.constant('+919876543210'), field),
    comment: fc.oneof(fc.constant(`${goodInquiry.comment} ${secret}`), field),
    [honeypotField]: fc.option(secretText, { nil: undefined, freq: 9 }),
    [secret]: fc.option(secretText, { nil: undefined }),
  })
  .map((fields) => fields as Readonly<Record<string, unknown>>);

const formOf = (fields: Readonly<Record<string, unknown>>) =>
  Object.entries(fields)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()).replaceAll('%20', '+')}`,
    )
    .join('&');
const body = fc.oneof(
  inquiry.map((fields) => JSON.stringify(fields)),
  inquiry.map(formOf),
  // Cut off, or with a byte that does not belong there.
  fc
    .tuple(
      inquiry.map((fields) => JSON.stringify(fields)),
      fc.nat(200),
    )
    .map(([json, end]) => json.slice(0, end)),
  fc.tuple(inquiry.map(formOf), fc.nat(200)).map(([form, at]) => `${form.slice(0, at)}%${form.slice(at)}`),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.concat([Buffer.from(secret), bytes])),
  fc.constant(undefined),
);

const header = fc.option(
  fc.oneof(secretText, fc.constantFrom('null', 'https://www.example', `https://${secret}.example/`)),
  {
    nil: undefined,
  },
);
const event = fc
  .record({
    body,
    contentType: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('application/json', 'application/x-www-form-urlencoded') },
      secretText,
    ),
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant('POST') },
      fc.constantFrom('OPTIONS', 'GET'),
      secretText,
    ),
    path: fc.option(
      secretText.map((text) => `/${text}`),
      { nil: undefined, freq: 9 },
    ),
    base64: fc.boolean(),
    origin: header,
    headers: fc.record({
      referer: header,
      'sec-fetch-site': fc.oneof(fc.constantFrom('same-origin', 'cross-site', undefined), secretText),
      'x-form-age': fc.oneof(fc.constantFrom('0', '5000', '-1', '1e9'), secretText),
    }),
  })
  .map(({ body, path, origin, ...options }) =>
    postEvent({
      ...options,
      ...(body !== undefined && { body }),
      ...(path !== undefined && { path }),
      ...(origin !== undefined && { origin }),
    }),
  );

it(`${numRuns} fuzzed events cause no failure, and no log holds what they contain`, async () => {
  const statuses: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(event, async (request) => {
      const { post, lines, metrics } = contactService({ allowedOrigins: ['https://www.example'] });
      const { status = 0 } = await post(request);
      statuses[status] = (statuses[status] ?? 0) + 1;
      expect(status).toBeLessThan(500);
      expect(JSON.stringify([lines, metrics])).not.toMatch(/canary/i);
    }),
    { numRuns },
  );
  // Each status occurred, so the events got as far as they can.
  expect(Object.keys(statuses)).toEqual(['200', '204', '400', '404', '405', '415']);
}, 600_000);
