import { ConditionalCheckFailedException, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { honeypotField, maxBodyBytes } from '#shared/contact-api.ts';
import { contactService } from './contact-service.ts';
import { formPost, goodInquiry, jsonPost, postEvent } from './post-event.ts';

const idPattern = /^i[\w-]{22}$/;

describe('a JSON post', () => {
  it('is stored with its day of expiry and answered with its id', async () => {
    const { post, puts } = contactService();
    const { status, json } = await post(jsonPost({ ...goodInquiry, unknown: 'dropped' }));
    expect(status).toBe(200);
    const { id } = json();
    expect(json()).toEqual({ id: expect.stringMatching(idPattern) });
    expect(puts()).toEqual([
      expect.objectContaining({
        TableName: 'inquiries',
        Item: {
          id: { S: id },
          receivedAt: { S: '2026-11-21T09:06:00.123Z' },
          receivedMonth: { S: '2026-11' },
          // 730 days later, in seconds.
          expiresAt: { N: String(Date.parse('2028-11-20T09:06:00Z') / 1000) },
          name: { S: goodInquiry.name },
          email: { S: goodInquiry.email },
          phoneNumber: { S: goodInquiry.phoneNumber },
          comment: { S: goodInquiry.comment },
        },
      }),
    ]);
  });

  it('is answered the same when it is there already', async () => {
    const { dynamo, post } = contactService();
    const first = await post(jsonPost(goodInquiry));
    dynamo
      .on(PutItemCommand)
      .rejects(new ConditionalCheckFailedException({ message: 'there', $metadata: {} }));
    const again = await post(jsonPost({ ...goodInquiry, name: ` ${goodInquiry.name}\n` }));
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  it('never replaces what is there', async () => {
    const { post, puts } = contactService();
    await post(jsonPost(goodInquiry));
    expect(puts()[0]).toMatchObject({
      ConditionExpression: 'attribute_not_exists(#id)',
      ExpressionAttributeNames: { '#id': 'id' },
    });
  });

  it('gets a message for each field that is not right', async () => {
    const { post, puts } = contactService();
    const { status, json } = await post(jsonPost({ ...goodInquiry, email: 'asha', comment: ' ' }));
    expect(status).toBe(400);
    expect(json()).toEqual({
      error: expect.any(String),
      fields: { email: expect.any(String), comment: expect.any(String) },
    });
    expect(puts()).toEqual([]);
  });

  it.each(['null', '7', '"text"', '[]', '{}', '[[{}]]'])('gets four messages for %s', async (body) => {
    const { post } = contactService();
    const { status, json } = await post(postEvent({ body, contentType: 'application/json' }));
    expect(status).toBe(400);
    expect(Object.keys(json().fields)).toEqual(['name', 'email', 'phoneNumber', 'comment']);
  });

  it('may be as large as the limit, and no larger', async () => {
    const { post, puts } = contactService();
    const body = JSON.stringify({ ...goodInquiry, unknown: '' });
    const sized = (size: number) => body.replace('""', `"${'x'.repeat(size - Buffer.byteLength(body))}"`);
    const send = (size: number) => post(postEvent({ body: sized(size), contentType: 'application/json' }));
    expect(await send(maxBodyBytes)).toMatchObject({ status: 200 });
    expect(await send(maxBodyBytes + 1)).toMatchObject({ status: 413 });
    expect(puts()).toHaveLength(1);
  });

  it('is read from base64 as from text', async () => {
    const { post } = contactService();
    const event = { body: JSON.stringify(goodInquiry), contentType: 'application/json; charset=UTF-8' };
    const [text, base64] = [await post(postEvent(event)), await post(postEvent({ ...event, base64: true }))];
    expect(text.status).toBe(200);
    expect(base64.body).toBe(text.body);
  });
});

describe('a request that is no inquiry', () => {
  it.each([
    ['no JSON', 400, { body: '{"name":', contentType: 'application/json' }],
    ['nothing', 400, { contentType: 'application/json' }],
    ['no UTF-8', 400, { body: Buffer.from([0x22, 0xff, 0x22]), contentType: 'application/json' }],
    ['no type', 415, { body: '{}' }],
    ['another type', 415, { body: '{}', contentType: 'text/plain' }],
    ['another charset', 415, { body: '{}', contentType: 'application/json; charset=iso-8859-1' }],
    ['GET', 405, { method: 'GET' }],
    ['OPTIONS', 405, { method: 'OPTIONS' }],
    ['another route', 404, { path: '/dev/contact/submit/x', body: '{}', contentType: 'application/json' }],
  ])('is refused in JSON: %s, %i', async (_, status, options) => {
    const { post, puts } = contactService();
    const answer = await post(postEvent(options));
    expect(answer.status).toBe(status);
    expect(answer.json()).toEqual({ error: expect.any(String) });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    if (status === 405) expect(answer.headers).toMatchObject({ allow: 'POST' });
    expect(puts()).toEqual([]);
  });
});

describe('a store that fails', () => {
  const secret = 'One or more values were invalid: asha@example.com';

  it('gives 500 with the request id and nothing of the failure', async () => {
    const { dynamo, post } = contactService();
    dynamo.on(PutItemCommand).rejects(new Error(secret));
    const { status, json } = await post(jsonPost(goodInquiry));
    expect(status).toBe(500);
    expect(json()).toEqual({ error: expect.not.stringContaining('asha'), requestId: 'request-1' });
  });

  it('gives a form back with everything that was typed', async () => {
    const { dynamo, post } = contactService();
    dynamo.on(PutItemCommand).rejects(new Error(secret));
    const { status, headers, body } = await post(formPost(goodInquiry));
    expect(status).toBe(500);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const typed of Object.values(goodInquiry)) expect(body).toContain(typed);
    expect(body).toContain('request-1');
    expect(body).not.toContain('One or more values');
  });

  it('is logged by name and place, without its message', async () => {
    const { dynamo, lines, post } = contactService();
    dynamo.on(PutItemCommand).rejects(new TypeError(secret));
    await post(jsonPost(goodInquiry));
    expect(lines).toEqual([expect.stringMatching(/^failed .*"requestId":"request-1","failure":"TypeError"/)]);
  });
});

describe('the log', () => {
  it('holds nothing that was typed, whatever becomes of it', async () => {
    const { dynamo, lines, post } = contactService();
    const canary = (name: string) => `canary-${name}`;
    const typed = Object.fromEntries(Object.keys(goodInquiry).map((name) => [name, canary(name)]));
    await post(jsonPost(typed));
    await post(formPost(typed));
    await post(jsonPost({ ...goodInquiry, comment: canary('comment') }));
    await post(jsonPost({ ...goodInquiry, [honeypotField]: canary('trap') }));
    await post(postEvent({ body: canary('broken'), contentType: 'application/json' }));
    await post(postEvent({ path: `/dev/${canary('path')}`, method: canary('METHOD') }));
    dynamo.on(PutItemCommand).callsFake((input) => {
      throw new Error(JSON.stringify(input));
    });
    await post(formPost({ ...goodInquiry, comment: canary('failed') }));
    expect(lines).toHaveLength(7);
    expect(lines.join('\n')).not.toContain('canary');
  });
});

describe('the honeypot', () => {
  it.each([
    ['JSON', jsonPost({ ...goodInquiry, [honeypotField]: 'http://spam.example' })],
    ['a form', formPost({ ...goodInquiry, [honeypotField]: 'http://spam.example' })],
  ])('makes the answer of %s a success, and nothing is stored', async (_, event) => {
    const { post, puts } = contactService();
    const { status, headers, body } = await post(event);
    expect(status).toBe(200);
    if (headers['content-type'] === 'application/json')
      expect(JSON.parse(body)).toEqual({ id: expect.stringMatching(idPattern) });
    else expect(body).toContain(goodInquiry.name);
    expect(puts()).toEqual([]);
  });

  it('lets people pass, who leave it empty', async () => {
    const { post, puts } = contactService();
    await post(formPost({ ...goodInquiry, [honeypotField]: '' }));
    expect(puts()).toHaveLength(1);
  });
});
