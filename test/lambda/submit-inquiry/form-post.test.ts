import { describe, expect, it } from 'vitest';
import { inquiryLimits } from '#shared/inquiry.ts';
import { contactService } from './contact-service.ts';
import { formPost, goodInquiry, jsonPost, postEvent } from './post-event.ts';

const form = 'application/x-www-form-urlencoded';

describe('a form that was posted without script', () => {
  it('is stored like the same inquiry in JSON, its line breaks included', async () => {
    const { post, puts } = contactService();
    await post(jsonPost(goodInquiry));
    // Browsers write line breaks in forms as CRLF.
    const { status } = await post(
      formPost({ ...goodInquiry, comment: goodInquiry.comment.replace('\n', '\r\n') }),
    );
    expect(status).toBe(200);
    expect(puts()).toHaveLength(2);
    expect(puts()[1]?.Item).toEqual(puts()[0]?.Item);
  });

  it.each(['+91 98765 43210', '+91 (98765) 43-210', '+91.98765.43210', '+91\u00a098765\u201143210'])(
    'may write the phone number as %s',
    async (phoneNumber) => {
      const { post, puts } = contactService();
      await post(formPost({ ...goodInquiry, phoneNumber }));
      expect(puts()[0]).toMatchObject({ Item: { phoneNumber: { S: '+919876543210' } } });
    },
  );

  it('is answered with pages only, on every status', async () => {
    const { post } = contactService();
    const answers = await Promise.all(
      [
        formPost(goodInquiry),
        formPost({}),
        postEvent({ contentType: form, body: 'name=%FF' }),
        postEvent({ contentType: form, body: `comment=${'x'.repeat(20_000)}` }),
        postEvent({ contentType: form, body: 'name=x', path: '/dev/nowhere' }),
      ].map(post),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 413, 404]);
    for (const { headers, body } of answers) {
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(body).toMatch(/^<!doctype html>/);
    }
  });

  it('may hold the longest comment in any of the scripts that most people write', async () => {
    const { post, puts } = contactService();
    const comment = 'न'.repeat(inquiryLimits.comment.max);
    expect(await post(formPost({ ...goodInquiry, comment }))).toMatchObject({ status: 200 });
    expect(puts()[0]).toMatchObject({ Item: { comment: { S: comment } } });
  });

  it('gives a comment that is too long back, to be shortened', async () => {
    const { post } = contactService();
    const comment = 'a long story. '.repeat(2000);
    const { status, body } = await post(formPost({ ...goodInquiry, comment }));
    expect(status).toBe(413);
    expect(body).toContain(comment);
  });

  it('is not read at all when it is enormous', async () => {
    const { post } = contactService();
    const { status, body } = await post(formPost({ ...goodInquiry, comment: 'x'.repeat(5_000_000) }));
    expect(status).toBe(413);
    expect(body.length).toBeLessThan(5000);
  });
});
