import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { character } from '#test/support/character.ts';
import { contactService } from './contact-service.ts';
import { goodInquiry, type PostEventOptions, postEvent } from './post-event.ts';

const allowed = 'https://www.example';
const other = 'http://localhost:5173';
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const body = JSON.stringify(goodInquiry);

/** A request for every status and both kinds of answer. */
const requests: readonly (readonly [number, PostEventOptions])[] = [
  [200, { body, contentType: json }],
  [200, { body: new URLSearchParams(goodInquiry).toString(), contentType: form }],
  [400, { body: '{}', contentType: json }],
  [400, { body: '{', contentType: json }],
  [400, { body: 'name=%FF', contentType: form }],
  [404, { path: '/dev/nowhere', body, contentType: json }],
  [404, { path: '/dev/nowhere', method: 'OPTIONS' }],
  [405, { method: 'PUT' }],
  [413, { body: 'x'.repeat(20_000), contentType: json }],
  [415, { body, contentType: 'text/plain' }],
];

const corsOf = (headers: object) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.startsWith('access-control-') || name === 'vary'),
  );

describe('with origins configured', () => {
  const service = () => contactService({ allowedOrigins: [allowed, other] });

  it.each(requests)('%i names an allowed origin: %j', async (status, request) => {
    for (const origin of [allowed, other]) {
      const answer = await service().post(postEvent({ ...request, origin }));
      expect(answer.status).toBe(status);
      expect(corsOf(answer.headers)).toEqual({ vary: 'origin', 'access-control-allow-origin': origin });
    }
  });

  it.each(requests)('%i names no other origin: %j', async (status, request) => {
    for (const origin of ['https://evil.example', 'null', '*', `${allowed}.evil.example`, undefined]) {
      const answer = await service().post(postEvent({ ...request, origin }));
      expect(answer.status).toBe(status);
      expect(corsOf(answer.headers)).toEqual({ vary: 'origin' });
    }
  });

  it('500 names an allowed origin as well', async () => {
    const { dynamo, post } = service();
    dynamo.on(PutItemCommand).rejects(new Error('down'));
    const { status, headers } = await post(postEvent({ body, contentType: json, origin: allowed }));
    expect(status).toBe(500);
    expect(corsOf(headers)).toEqual({ vary: 'origin', 'access-control-allow-origin': allowed });
  });

  it('answers a preflight with what is allowed, exactly', async () => {
    const answer = await service().post(postEvent({ method: 'OPTIONS', origin: allowed }));
    expect(answer).toMatchObject({ status: 204, body: '' });
    expect(answer.headers).toEqual({
      vary: 'origin',
      'access-control-allow-origin': allowed,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '7200',
    });
  });

  it('allows nothing to the preflight of any other origin', async () => {
    const { post } = service();
    const near = fc.constantFrom(
      allowed.toUpperCase(),
      `${allowed}/`,
      `${allowed}:443`,
      `${allowed},*`,
      'null',
      '*',
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(near, fc.webUrl(), fc.string({ unit: character })), async (origin) => {
        fc.pre(origin !== allowed && origin !== other);
        const { status, headers } = await post(postEvent({ method: 'OPTIONS', origin }));
        expect({ status, headers }).toEqual({ status: 204, headers: { vary: 'origin' } });
      }),
    );
  });
});

describe('with no origin configured', () => {
  it.each([...requests, [405, { method: 'OPTIONS' }] as const])(
    '%i says nothing of origins: %j',
    async (status, request) => {
      const answer = await contactService().post(postEvent({ ...request, origin: allowed }));
      expect(answer.status).toBe(status);
      expect(corsOf(answer.headers)).toEqual({});
    },
  );
});
