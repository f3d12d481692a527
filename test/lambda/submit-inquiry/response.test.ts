import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { character } from '#test/support/measure/character.ts';
import { contactService } from './contact-service.ts';
import { goodInquiry, type PostEventOptions, postEvent } from './post-event.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const body = JSON.stringify(goodInquiry);
const formBody = new URLSearchParams(goodInquiry).toString();

/** A request for every status that a visitor can cause, in both formats. */
const requests: readonly (readonly [status: number, PostEventOptions])[] = [
  [200, { body, contentType: json }],
  [200, { body: formBody, contentType: form }],
  [400, { body: '{}', contentType: json }],
  [400, { body: '{', contentType: json }],
  [400, { body: '', contentType: form }],
  [400, { body: 'name=%FF', contentType: form }],
  [404, { body, contentType: json, path: '/dev/nowhere' }],
  [404, { body: formBody, contentType: form, path: '/dev/contact/submit/x' }],
  [404, { method: 'OPTIONS', path: '/dev/nowhere' }],
  [405, { method: 'PUT', contentType: json }],
  [413, { body: 'x'.repeat(20_000), contentType: json }],
  [413, { body: `comment=${'x'.repeat(20_000)}`, contentType: form }],
  [413, { body: `comment=${'x'.repeat(300_000)}`, contentType: form }],
  [415, { body, contentType: 'text/plain' }],
  [415, { body, contentType: `${json}; charset=iso-8859-1` }],
];

/** The same with what tells them apart, as a body of 300,000 characters is no name of a test. */
const named = requests.map(([status, request]) => {
  const { body = '', ...others } = request;
  return [status, `${JSON.stringify(others)}, ${body.length} characters`, request] as const;
});

const corsOf = (headers: object) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.startsWith('access-control-') || name === 'vary'),
  );

it.each(named)('%i is a page for a form and otherwise JSON, never cached: %s', async (status, _, request) => {
  const response = await contactService().post(postEvent(request));
  expect(response.status).toBe(status);
  const isForm = request.contentType === form;
  expect(response.headers).toEqual({
    'content-type': isForm ? 'text/html; charset=utf-8' : json,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // A page carries its own.
    ...(!isForm && { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }),
    ...(status === 405 && { allow: 'POST' }),
  });
  if (isForm) expect(response.body).toMatch(/^<!doctype html>/);
  else if (status === 200) expect(response.json()).toEqual({ id: expect.any(String) });
  else expect(response.json()).toMatchObject({ error: expect.any(String) });
});

describe('with allowed origins', () => {
  const [allowed, other] = ['https://www.example', 'http://localhost:5173'];
  const service = () => contactService({ allowedOrigins: [allowed, other] });

  it.each(named)('%i names the origin if it is allowed, and no other: %s', async (status, _, request) => {
    const { post } = service();
    for (const origin of [allowed, other]) {
      const response = await post(postEvent({ ...request, origin }));
      expect(response.status).toBe(status);
      expect(corsOf(response.headers)).toEqual({ vary: 'origin', 'access-control-allow-origin': origin });
    }
    for (const origin of ['https://evil.example', 'null', '*', `${allowed}.evil.example`, undefined]) {
      const { headers } = await post(postEvent({ ...request, ...(origin !== undefined && { origin }) }));
      expect(corsOf(headers)).toEqual({ vary: 'origin' });
    }
  });

  it('500 names an allowed origin as well', async () => {
    const save = () => {
      throw new Error('down');
    };
    const { post } = contactService({ allowedOrigins: [allowed], save });
    const { status, headers } = await post(postEvent({ body, contentType: json, origin: allowed }));
    expect(status).toBe(500);
    expect(corsOf(headers)).toEqual({ vary: 'origin', 'access-control-allow-origin': allowed });
  });

  it('a preflight is told exactly what is allowed', async () => {
    const response = await service().post(postEvent({ method: 'OPTIONS', origin: allowed }));
    expect(response).toMatchObject({ status: 204, body: '' });
    expect(response.headers).toEqual({
      vary: 'origin',
      'access-control-allow-origin': allowed,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, x-form-age, x-phone-country',
      'access-control-max-age': '7200',
    });
  });

  it('a preflight of any other origin is allowed nothing', async () => {
    const { post } = service();
    const variants = [allowed.toUpperCase(), `${allowed}/`, `${allowed}:443`, `${allowed},*`, 'null', '*'];
    const text = fc.string({ unit: character });
    const origins = fc.oneof(
      fc.constantFrom(...variants),
      text,
      fc.domain().map((host) => `https://${host}`),
    );
    await fc.assert(
      fc.asyncProperty(origins, async (origin) => {
        fc.pre(origin !== allowed && origin !== other);
        const { status, headers } = await post(postEvent({ method: 'OPTIONS', origin }));
        expect({ status, headers }).toEqual({ status: 204, headers: { vary: 'origin' } });
      }),
    );
  });
});

it('without allowed origins there is no word of them, and no preflight', async () => {
  const { post } = contactService();
  for (const [status, request] of [...requests, [405, { method: 'OPTIONS' }] as const]) {
    const response = await post(postEvent({ ...request, origin: 'https://www.example' }));
    expect(response.status).toBe(status);
    expect(corsOf(response.headers)).toEqual({});
  }
});
