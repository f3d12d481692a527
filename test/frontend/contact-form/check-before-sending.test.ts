import { expect, test } from 'vitest';
import { checkBeforeSending } from '#frontend/contact-form/check-before-sending.ts';
import { inquiryLimits } from '#shared/inquiry-limits.ts';

const inquiry = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phoneNumber: '+442079460958',
  comment: 'Hello',
};
const longest = (character: string) => ({ ...inquiry, comment: character.repeat(inquiryLimits.comment.max) });

test('a comment of the longest length passes, unless its characters need too many bytes', () => {
  expect(checkBeforeSending(longest('x'))).toMatchObject({ ok: true });
  expect(checkBeforeSending(longest('😀'))).toEqual({
    ok: false,
    fields: { comment: expect.stringContaining('shorten') },
  });
});

test('what the schema refuses is refused with its message', () => {
  expect(checkBeforeSending({ ...inquiry, email: 'asha' })).toMatchObject({
    ok: false,
    fields: { email: expect.any(String) },
  });
});
