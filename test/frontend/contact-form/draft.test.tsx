import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draftKey } from '#frontend/contact-form/draft.ts';
import { formMessages, resultMessages, toastMessages } from '#frontend/contact-form/messages.ts';
import { inquiryFields } from '#shared/inquiry.ts';
import { inquiry, openContactForm, service, typeInquiry, values } from './open-contact-form.tsx';

/**
 * Sends an inquiry and opens the form of the next page.
 * @returns the sent text, the next form, and a function that lets the service respond and waits for the toast
 */
async function sendAndLeave(response: 'ok' | 'fail') {
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(service, { gate: promise, response });
  const form = await openContactForm();
  await typeInquiry(form);
  const typed = values(form);
  await form.user.click(form.submit);
  await waitFor(() => expect(service.requests).toHaveLength(1));
  form.unmount();
  const respond = () => {
    resolve();
    return screen.findByText(response === 'ok' ? toastMessages.sent(inquiry.name) : toastMessages.failed);
  };
  return { typed, next: await openContactForm(), respond };
}

test('while an inquiry is being sent, a status says so, and its fields cannot be edited', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  service.gate = promise;
  const form = await openContactForm();
  await typeInquiry(form);
  const typed = values(form);
  await form.user.click(form.submit);
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(formMessages.sending);
  for (const name of inquiryFields) await form.user.type(form.input(name), '7');
  await form.user.click(screen.getByRole('button', { name: /^Country/ }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(values(form)).toEqual(typed);
  resolve();
  await screen.findByText(toastMessages.sent('Asha Rao'));
  await form.user.click(screen.getByRole('button', { name: /another/ }));
  for (const name of inquiryFields) expect(form.input(name)).not.toHaveAttribute('readonly');
});

test('the next page has an empty form, whose text stays when the earlier inquiry arrives', async () => {
  const { next, respond } = await sendAndLeave('ok');
  expect(values(next)).toEqual(['', '', '', '']);
  await next.user.type(next.input('name'), 'Somebody else');
  await next.user.type(next.input('phoneNumber'), '2015550199');
  const typed = values(next);
  await respond();
  expect(values(next)).toEqual(typed);
  next.unmount();

  const reloaded = await openContactForm();
  expect(values(reloaded)).toEqual(typed);
});

test('an inquiry that fails after its page was left comes back into an empty form', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { typed, next, respond } = await sendAndLeave('fail');
  await respond();
  expect(values(next)).toEqual(typed);
});

test('if that form is in use, the failed inquiry comes back after the next one', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { typed, next, respond } = await sendAndLeave('fail');
  await typeInquiry(next, { name: 'Next', comment: 'Next' });
  const nextTyped = values(next);
  await respond();
  expect(values(next)).toEqual(nextTyped);
  service.response = 'ok';
  await next.user.click(next.submit);
  await next.user.click(await screen.findByRole('button', { name: /another/ }));
  await waitFor(() => expect(values(next)).toEqual(typed));
});

test.each([
  ['blocks storage', ['getItem', 'setItem'] as const],
  ['has no space left', ['setItem'] as const],
])('a draft is not needed to send an inquiry if the browser %s', async (_, methods) => {
  for (const method of methods)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  const left = await openContactForm();
  await typeInquiry(left);
  const typed = values(left);
  left.unmount();

  // The draft survives a navigation, as the script keeps it.
  const form = await openContactForm();
  expect(values(form)).toEqual(typed);
  await form.user.click(form.submit);
  await waitFor(() => expect(service.requests).toEqual([inquiry]));
});

test('a stored draft whose values are not text leaves an empty form that works', async () => {
  sessionStorage.setItem(draftKey, JSON.stringify({ name: 5, phoneNumber: null }));
  const form = await openContactForm();
  expect(values(form)).toEqual(['', '', '', '']);
  await form.user.click(form.submit);
  expect(await screen.findByText(resultMessages.summary)).toBeVisible();
});
