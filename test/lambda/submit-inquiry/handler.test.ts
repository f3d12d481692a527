import { describe, expect, it, vi } from 'vitest';
import { honeypotField, maxBodyBytes } from '#shared/contact-api.ts';
import { fields } from '#shared/fields.ts';
import { throwingTelemetry } from '../recording-telemetry.ts';
import { contactService, noon } from './contact-service.ts';
import { formPost, goodInquiry, jsonPost, postEvent } from './post-event.ts';

const inEveryFormat = [
  ['JSON', jsonPost],
  ['a form', formPost],
] as const;

const linked = { ...goodInquiry, name: 'Win now https://a.example' };
const down = () => {
  throw new Error('down');
};

describe.each(inEveryFormat)('an inquiry in %s', (_, event) => {
  it('is saved before it is accepted', async () => {
    const { post, saved } = contactService();
    // Browsers write the line breaks of a form as CRLF.
    const comment = goodInquiry.comment.replaceAll('\n', '\r\n');
    const { status, body } = await post(event({ ...goodInquiry, comment, unknown: 'dropped' }));
    expect(status).toBe(200);
    const id = expect.stringMatching(/^i[\w-]{22}$/);
    expect(saved).toEqual([{ ...goodInquiry, id, receivedAt: noon, suspect: [] }]);
    const [json, page] = [JSON.stringify({ id: saved[0]?.id }), `Thank you, ${goodInquiry.name} !`];
    expect(body).toContain(event === jsonPost ? json : page);
  });

  it('may have the longest comment in a script of three bytes a character', async () => {
    const { post, saved } = contactService();
    const comment = 'न'.repeat(fields.comment.longest);
    expect(await post(event({ ...goodInquiry, comment }))).toMatchObject({ status: 200 });
    expect(saved).toMatchObject([{ comment }]);
  });

  it.each([
    ['a repeat', 'repeat', {}, {}, []],
    ['asked again', 'askedAgain', {}, {}, []],
    ['suspicious', 'stored', {}, { 'sec-fetch-site': 'cross-site' }, ['otherSite']],
    ['a honeypot', 'stored', { [honeypotField]: 'spam' }, {}, ['honeypot']],
  ] as const)('gets the usual response if it is %s', async (_, result, fields, headers, suspect) => {
    const usual = contactService();
    const { post, saved } = contactService({ save: () => result });
    const [expected, actual] = [
      await usual.post(event(goodInquiry)),
      await post(event({ ...goodInquiry, ...fields }, headers)),
    ];
    expect(saved).toMatchObject([{ suspect }]);
    expect([actual.status, actual.headers]).toEqual([200, expected.headers]);
    expect(actual.body.replace(saved[0]?.id ?? '', usual.saved[0]?.id ?? '')).toBe(expected.body);
  });
});

describe('a rejected inquiry', () => {
  it('is not saved, and gets a message for each field to correct', async () => {
    const { post, saved, lines } = contactService();
    const { status, json } = await post(jsonPost({ ...goodInquiry, email: 'asha', comment: ' ' }));
    expect(status).toBe(400);
    const fields = { email: expect.any(String), comment: expect.any(String) };
    expect(json()).toEqual({ error: expect.any(String), fields });
    expect(saved).toEqual([]);
    expect(lines).toEqual([
      'refused {"requestId":"request-1","reason":"invalid","fields":["email","comment"]}',
    ]);
  });

  it.each([null, 7, 'text', [], {}, [[{}]]])('has four fields to correct if it is %j', async (body) => {
    const { json } = await contactService().post(jsonPost(body));
    expect(Object.keys(json().fields)).toEqual(Object.keys(goodInquiry));
  });

  it('in a form is given back, unless it is too long: then it is still in the browser', async () => {
    for (const [length, expected] of [
      [1100, 400],
      [2000, 413],
    ] as const) {
      const comment = 'a long story. '.repeat(length);
      const { status, body } = await contactService().post(formPost({ ...goodInquiry, comment }));
      expect(status).toBe(expected);
      expect(body.includes(comment)).toBe(expected === 400);
      expect(body.includes('Back button')).toBe(expected === 413);
    }
  });

  it.each(['a', '"', '&', "'", 'é', '🙂'])(
    'is not answered with more than fits into a request, however long it is: %s',
    async (character) => {
      for (const length of [1000, 2700, 5400, 10_000, 16_000, 40_000, 87_000, 262_144]) {
        const fields = { ...goodInquiry, email: 'asha', comment: character.repeat(length) };
        const raw = `email=asha&comment=${character.repeat(length)}`.slice(0, 262_144);
        for (const event of [
          formPost(fields),
          jsonPost(fields),
          { ...formPost({}), body: raw, isBase64Encoded: false },
        ])
          expect((await contactService().post(event)).body.length).toBeLessThan(maxBodyBytes + 3000);
      }
    },
  );
});

describe('a failure of the store', () => {
  const failing = () =>
    contactService({
      save: (inquiry) => {
        throw new TypeError(JSON.stringify(inquiry));
      },
    });

  it('is a 500 with the request id and nothing of the error', async () => {
    const { status, json } = await failing().post(jsonPost(goodInquiry));
    expect(status).toBe(500);
    expect(json()).toEqual({ error: expect.not.stringContaining('asha'), requestId: 'request-1' });
  });

  it('gives a form back with everything that was typed', async () => {
    const { status, body } = await failing().post(formPost(goodInquiry));
    expect(status).toBe(500);
    for (const text of [...Object.values(goodInquiry), 'request-1']) expect(body).toContain(text);
    expect(body).not.toContain('receivedAt');
  });

  it('is logged by name and place, without its message', async () => {
    const { post, lines } = failing();
    await post(jsonPost(goodInquiry));
    expect(lines).toEqual([expect.stringMatching(/^failed \{"requestId":"request-1","failure":"TypeError"/)]);
    expect(lines[0]).not.toContain(goodInquiry.email);
  });
});

describe('telemetry', () => {
  it.each([
    ['stored', goodInquiry, {}],
    ['stored', linked, { suspect: ['name'] }],
    ['repeat', goodInquiry, {}],
  ] as const)(
    'says which inquiry was accepted, and why it may be spam: %s',
    async (result, fields, marks) => {
      const { post, saved, lines } = contactService({ save: () => result });
      await post(jsonPost(fields));
      const details = { requestId: 'request-1', id: saved[0]?.id, saved: result, ...marks };
      expect(lines).toEqual([`accepted ${JSON.stringify(details)}`]);
    },
  );

  it.each([
    ['stored', {}, jsonPost(goodInquiry), [['Stored', 1, 'Count']]],
    [
      'suspect',
      {},
      jsonPost(linked),
      [
        ['Stored', 1, 'Count'],
        ['Suspect', 1, 'Count'],
      ],
    ],
    ['a repeat', { save: () => 'repeat' as const }, jsonPost(linked), [['Repeat', 1, 'Count']]],
    ['asked again', { save: () => 'askedAgain' as const }, jsonPost(goodInquiry), [['Stored', 1, 'Count']]],
    ['refused', {}, jsonPost({}), [['Refused', 1, 'Count', { reason: 'invalid' }]]],
    ['unreadable', {}, postEvent(), [['Refused', 1, 'Count', { reason: 'wrongType' }]]],
    ['failed', { save: down }, jsonPost(goodInquiry), [['Failed', 1, 'Count']]],
  ])('counts each request by what became of it: %s', async (_, options, event, expected) => {
    const { post, metrics } = contactService(options);
    await post(event);
    expect(metrics).toEqual(expected);
  });

  it.each([
    ['stored', {}, jsonPost(linked)],
    ['refused', {}, formPost({})],
    ['failed', { save: down }, formPost(goodInquiry)],
  ])('that throws changes no response: %s', async (_, options, event) => {
    vi.spyOn(process, 'emitWarning').mockReturnValue();
    const expected = await contactService(options).post(event);
    const { status, headers, body } = await contactService({ ...options, telemetry: throwingTelemetry }).post(
      event,
    );
    expect({ status, headers, body }).toEqual({ ...expected, json: undefined });
  });
});
