import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readRequest, type TypedInquiry } from '#lambda/submit-inquiry/request.ts';
import { contactRoute, honeypotField, maxBodyBytes } from '#shared/contact-api.ts';
import { inquiryFields } from '#shared/fields.ts';
import { character } from '#test/support/measure/character.ts';
import { formPost, goodInquiry, jsonPost, postEvent } from './post-event.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const readJson = (body: string | Buffer, base64 = true) =>
  readRequest(postEvent({ body, contentType: json, base64 }));
const readForm = (body: string | Buffer) => readRequest(postEvent({ body, contentType: form, base64: true }));

/** What a form post holds; undefined if it could not be read. */
const typedIn = (body: string): TypedInquiry | undefined => readForm(body).typed;

describe('the content type', () => {
  it.each([
    [json, 'json'],
    ['Application/JSON; Charset="UTF-8"', 'json'],
    [form, 'form'],
    [`${form};charset=utf-8;`, 'form'],
    [`${json};charset=utf-16`, undefined],
    [`${json}, text/plain`, undefined],
    ['application/jsonp', undefined],
    ['multipart/form-data; boundary=x', undefined],
    ['constructor', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is read as %s', (contentType, format) => {
    const event = postEvent({ body: '{}', ...(contentType !== undefined && { contentType }) });
    const refused = { ok: false, format: undefined, reason: 'wrongType' };
    expect(readRequest(event)).toMatchObject(format === undefined ? refused : { ok: true, format });
  });

  it('is found whatever the case of its name', () => {
    const event = { ...jsonPost(goodInquiry), headers: { 'Content-Type': json } };
    expect(readRequest(event)).toMatchObject({ ok: true, input: goodInquiry });
  });
});

it.each([json, form])(
  'another method than POST is answered as JSON, also with the content type %s',
  (contentType) => {
    const refused = { ok: false, format: undefined, reason: 'notAllowed' };
    expect(readRequest(postEvent({ method: 'GET', contentType }))).toEqual(refused);
  },
);

it('the path may lack the stage, as in SAM', () => {
  expect(readRequest({ ...jsonPost(1), rawPath: contactRoute })).toMatchObject({ ok: true });
  expect(readRequest({ ...jsonPost(1), rawPath: '/contact' })).toMatchObject({ reason: 'notFound' });
});

describe('a JSON body', () => {
  it('is read from base64 and from text', () => {
    for (const base64 of [true, false]) {
      const request = readJson(JSON.stringify(goodInquiry), base64);
      expect(request).toEqual({ ok: true, format: 'json', input: goodInquiry, countryAssumed: false });
    }
  });

  it.each(['', '{"name":', Buffer.from([0x22, 0xff, 0x22])])(
    'is refused if it is not JSON in UTF-8: %j',
    (body) => {
      expect(readJson(body)).toMatchObject({ ok: false, reason: 'unreadable' });
    },
  );

  it('may have 16 KB, counted in bytes', () => {
    const sized = (bytes: number) => readJson(`"${'é'.repeat((bytes - 2) / 2)}"`);
    expect(sized(maxBodyBytes)).toMatchObject({ ok: true });
    expect(sized(maxBodyBytes + 2)).toMatchObject({ ok: false, reason: 'tooLarge' });
  });
});

describe('a form body', () => {
  const wellFormed = fc.string({ unit: character });

  it('reads back as it was typed', () => {
    fc.assert(
      fc.property(fc.record({ name: wellFormed, comment: wellFormed }), (fields) => {
        expect(readRequest(formPost(fields))).toMatchObject({ ok: true, typed: fields, input: fields });
      }),
    );
  });

  it('is read like the URL standard does, whatever it is made of', () => {
    const pieces = fc.constantFrom('name', 'comment', 'x', '=', '&', '+', ' ', '%41', 'é', '%C3%A9', '🙂');
    fc.assert(
      fc.property(fc.string({ unit: pieces, maxLength: 30 }), (body) => {
        // The first 20 pairs.
        const standard = new URLSearchParams(body.split('&').slice(0, 20).join('&'));
        for (const field of ['name', 'comment'] as const)
          expect(typedIn(body)?.[field]).toBe(standard.get(field) ?? undefined);
      }),
    );
  });

  it.each(['%', '%z1', '%4', '%FF', '%C3', '%ED%A0%80', '%C0%AF'])(
    'is refused for the escape %s',
    (escaped) => {
      expect(readForm(`comment=a&name=${escaped}`)).toEqual({
        ok: false,
        format: 'form',
        reason: 'unreadable',
      });
    },
  );

  it('is refused if it is not UTF-8', () => {
    expect(readForm(Buffer.from([0x6e, 0xff]))).toMatchObject({ ok: false, reason: 'unreadable' });
  });

  it('has one value for each name, the first, and no unknown names', () => {
    const typed = typedIn('x=%FF&name=a&name=b&name=%FF&admin=1&__proto__=x&constructor=y&=&');
    expect(typed).toEqual({ name: 'a' });
    expect(Object.keys(typed ?? {})).toEqual(['name']);
  });

  it('is read up to its 20th pair', () => {
    expect(typedIn(`${'x=1&'.repeat(19)}name=a`)).toEqual({ name: 'a' });
    expect(typedIn(`${'x=1&'.repeat(20)}name=a`)).toEqual({});
  });

  it.each([
    ['9999999999', '+19999999999', true],
    ['(201) 555-0123 ext. 12', '+12015550123', true],
    ['00 44 20 7946 0958', '+442079460958', false],
    ['+91.98765.43210', '+919876543210', false],
    ['020 7946 0958', '020 7946 0958', true],
    ['098765 43210', '098765 43210', true],
    ['none', 'none', true],
  ])('may have a phone number as people write it: %s', (phoneNumber, expected, countryAssumed) => {
    expect(readRequest(formPost({ phoneNumber }))).toMatchObject({
      input: { phoneNumber: expected },
      typed: { phoneNumber },
      countryAssumed,
    });
  });

  it('may have 16 KB, counted without the escapes', () => {
    const send = (length: number) => readForm(`name=&comment=${'%C3%A9'.repeat(length)}`);
    const longest = (maxBodyBytes - 'name=&comment='.length) / 2;
    expect(send(longest)).toMatchObject({ ok: true });
    expect(send(longest + 1)).toEqual({ ok: false, format: 'form', reason: 'tooLarge' });
  });

  it('is not decoded if it has more than 48 KB', () => {
    const decode = vi.spyOn(globalThis, 'decodeURIComponent');
    const tooLarge = { ok: false, format: 'form', reason: 'tooLarge' };
    expect(readForm(`name=${'%41'.repeat(maxBodyBytes)}`)).toEqual(tooLarge);
    expect(decode).not.toHaveBeenCalled();
  });

  it('of the worst content is decoded once for each field at most', () => {
    const decode = vi.spyOn(globalThis, 'decodeURIComponent');
    const largest = 3 * maxBodyBytes;
    const names = [...inquiryFields, honeypotField];
    for (const pair of ['&', '=', '%', '%41', 'name=%41&', 'x=%41&', `${names.join('=%41&')}&`]) {
      const body = pair.repeat(largest / pair.length);
      decode.mockClear();
      readForm(body);
      expect(decode.mock.calls.length).toBeLessThanOrEqual(names.length);
      expect(decode.mock.calls.join('').length).toBeLessThanOrEqual(body.length);
    }
  });
});
