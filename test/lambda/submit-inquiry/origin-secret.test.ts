import { describe, expect, it } from 'vitest';
import { originSecretHeader, readSubmitInquiryEnvironment } from '#lambda/environment.ts';
import { contactService } from './contact-service.ts';
import { formPost, goodInquiry, jsonPost, postEvent } from './post-event.ts';

const secrets = ['a'.repeat(40), 'b'.repeat(40)];
const event = jsonPost(goodInquiry);
const withSecret = (secret: string) => ({
  ...event,
  headers: { ...event.headers, [originSecretHeader]: secret },
});

describe('with origin secrets', () => {
  const service = () => contactService({ originSecrets: secrets });

  it.each(secrets)('accepts a request with a secret, the current one or the one before', async (secret) => {
    const { post, saved } = service();
    expect((await post(withSecret(secret))).status).toBe(200);
    expect(saved).toHaveLength(1);
  });

  it.each([
    ['no secret', event],
    ['another secret', withSecret('c'.repeat(40))],
    ['both secrets', withSecret(secrets.join())],
    ['an empty secret', withSecret('')],
    ['a form without one', formPost(goodInquiry)],
    ['a preflight without one', postEvent({ method: 'OPTIONS', origin: 'https://www.example' })],
  ])('refuses %s with 403 and JSON, and stores nothing', async (_, request) => {
    const { post, saved } = service();
    const { status, headers, json } = await post(request);
    expect(status).toBe(403);
    expect(headers).toMatchObject({ 'content-type': 'application/json' });
    expect(json()).toEqual({ error: expect.any(String) });
    expect(saved).toEqual([]);
  });
});

it('without origin secrets every request is accepted, as on the local site', async () => {
  expect((await contactService().post(event)).status).toBe(200);
});

it('the secrets are separated by commas', () => {
  const read = (value: string) =>
    readSubmitInquiryEnvironment({ TABLE_NAME: 't', RETENTION_DAYS: '30', ORIGIN_SECRETS: value })
      .originSecrets;
  expect(read('abc,def')).toEqual(['abc', 'def']);
  expect(read('abc')).toEqual(['abc']);
  expect(read('')).toEqual([]);
});
