import { expect, it } from 'vitest';
import { inquiryId } from '#lambda/inquiry/id.ts';
import { goodInquiry } from '../submit-inquiry/post-event.ts';

/** Inquiries are stored under this id. If it changed, a repeat would be stored a second time. */
const id = 'iaGtSKx6Hkpty5QDx77oBDs';

it('never changes for the same content', () => {
  expect(inquiryId(goodInquiry)).toBe(id);
  const { comment, ...rest } = goodInquiry;
  expect(inquiryId({ comment, ...rest })).toBe(id);
});

it('does not change when the form gets another field, and is another one where that is filled in', () => {
  const withField = (company: string | undefined, size?: string) =>
    inquiryId({ company, size, ...goodInquiry } as typeof goodInquiry);
  expect(withField(undefined)).toBe(id);
  const ids = [withField('Acme'), withField('Other'), withField(undefined, 'Acme'), withField('Acme', '9')];
  expect(new Set([id, ...ids])).toHaveLength(5);
  // Wherever the fields are on the form.
  expect(inquiryId({ ...goodInquiry, ...{ size: '9', company: 'Acme' } })).toBe(withField('Acme', '9'));
});
