import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { formMessages } from '#frontend/contact-form/messages.ts';
import { toastMessages } from '#shared/messages.ts';
import { inquiry, openContactForm, service, typeInquiry } from './open-contact-form.tsx';

/** All fields of the form are required, so the one for the email address stands for an optional one. */
vi.mock(import('#shared/fields.ts'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    fields: { ...actual.fields, email: { ...actual.fields.email, required: false } },
    requiredFields: actual.inquiryFields.filter((name) => name !== 'email'),
  };
});

test('an optional field says so, and an inquiry without it is sent once', async () => {
  const form = await openContactForm();
  expect(screen.getByLabelText('Email (optional)')).not.toBeRequired();
  expect(form.input('name')).toBeRequired();
  expect(screen.getByText(formMessages.requiredUnless)).toBeInTheDocument();

  await typeInquiry(form, { email: 'no address' });
  await form.user.click(form.submit);
  await waitFor(() => expect(form.input('email')).toBeInvalid());
  // Emptied, there is nothing to correct.
  await form.user.clear(form.input('email'));
  expect(form.input('email')).not.toHaveAttribute('aria-invalid');
  // The form counts as complete: two clicks in one task send it once.
  form.submit.click();
  form.submit.click();
  await screen.findByText(toastMessages.sent(inquiry.name), { selector: '.Toastify__toast' });
  const { email, ...others } = inquiry;
  expect(service.requests).toEqual([others]);
});
