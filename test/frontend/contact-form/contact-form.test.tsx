import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { draftKey } from '#frontend/contact-form/draft.ts';
import { toastMessages } from '#frontend/contact-form/messages.ts';
import { submitInquiry } from '#frontend/contact-form/submit-inquiry.ts';
import { company } from '#frontend/site/company.ts';
import { honeypotField } from '#shared/contact-api.ts';
import { checkInquiry, inquiryFields, inquiryLimits } from '#shared/inquiry.ts';
import { inquiry, openContactForm, scrolled, service, typeInquiry, values } from './open-contact-form.tsx';

/** Waits for the message that a form shows last, which would otherwise appear in the next test. */
const untilToast = (text: string) => screen.findByText(text);

/** Waits for the toast and the panel. A toast that is still pending after a test would appear in the next one. */
async function findThanks() {
  expect(await screen.findByText(toastMessages.sent('Asha Rao'))).toBeInTheDocument();
  return screen.findByRole('region', { name: /Asha Rao/ });
}

test('an inquiry is sent as typed, a panel replaces the form, and the next form is empty', async () => {
  const form = await openContactForm();
  await typeInquiry(form);
  await form.user.click(form.submit);
  const panel = await findThanks();
  expect(panel).toHaveFocus();
  expect(scrolled.to).toBe(panel);
  expect(service.requests).toEqual([inquiry]);

  await form.user.click(within(panel).getByRole('button'));
  expect(form.input('name')).toHaveFocus();
  expect(values(form)).toEqual(['', '', '', '']);
});

describe('an incomplete inquiry', () => {
  const everything = checkInquiry({ name: '', email: '', phoneNumber: '', comment: '' });
  const messages = everything.ok ? {} : everything.fields;

  test('is not sent; each field has an error, and the summary takes the focus', async () => {
    const form = await openContactForm();
    await form.user.click(form.submit);
    expect(await untilToast(toastMessages.incomplete)).toBeInTheDocument();
    const summary = screen.getByRole('region', { name: /check/ });
    expect(summary).toHaveFocus();
    expect(scrolled.to).toBe(summary);
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(inquiryFields.map((name) => messages[name]));
    for (const [index, name] of inquiryFields.entries()) {
      const field = form.input(name);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(messages[name]);
      await form.user.click(links[index] as HTMLElement);
      expect(field).toHaveFocus();
    }
    expect(service.requests).toEqual([]);
  });

  test('loses each error when its field is corrected, and the summary with the last one', async () => {
    const form = await openContactForm();
    await form.user.click(form.submit);
    for (const name of inquiryFields) {
      expect(form.input(name)).toHaveAttribute('aria-invalid', 'true');
      await form.user.type(form.input(name), '7');
      expect(form.input(name)).not.toHaveAttribute('aria-invalid');
    }
    expect(screen.queryByRole('region', { name: /check/ })).not.toBeInTheDocument();
    await untilToast(toastMessages.incomplete);
  });

  test('does not mention empty fields if there are none', async () => {
    const form = await openContactForm();
    await typeInquiry(form, { email: 'no address', phoneNumber: '+1' });
    await form.user.type(form.input('phoneNumber'), '23');
    await form.user.click(form.submit);
    expect(form.input('email')).toBeInvalid();
    expect(form.input('phoneNumber')).toBeInvalid();
    expect(screen.queryByText(toastMessages.incomplete)).not.toBeInTheDocument();
  });
});

test('an error of the service loses no input', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  service.response = 'fail';
  const form = await openContactForm();
  await typeInquiry(form);
  const before = values(form);
  await form.user.click(form.submit);
  expect(await screen.findByRole('alert')).toHaveTextContent(toastMessages.failed);
  const failure = screen.getByText(/Or write to/);
  expect(within(failure).getByRole('link')).toHaveAttribute('href', `mailto:${company.contact.email}`);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  expect(values(form)).toEqual(before);

  service.response = 'ok';
  await form.user.click(form.submit);
  await findThanks();
  expect(service.requests).toEqual([inquiry, inquiry]);
});

test('a filled honeypot is sent along, for the service to mark the inquiry', async () => {
  const form = await openContactForm();
  await typeInquiry(form);
  form.input(honeypotField).value = 'https://autofilled.example';
  await form.user.click(form.submit);
  await findThanks();
  expect(service.requests).toEqual([{ ...inquiry, [honeypotField]: 'filled' }]);
});

test('a request says how long ago the form appeared', async () => {
  const opened = performance.now();
  const form = await openContactForm();
  await typeInquiry(form);
  await form.user.click(form.submit);
  await findThanks();
  expect(Number(service.ages[0])).toBeGreaterThan(0);
  expect(Number(service.ages[0])).toBeLessThanOrEqual(performance.now() - opened);
});

test('a request does not say when a form appeared that a draft filled in', async () => {
  sessionStorage.setItem(draftKey, JSON.stringify(inquiry));
  const form = await openContactForm();
  await form.user.click(form.submit);
  await findThanks();
  expect(service.ages).toEqual([null]);
});

test('a comment of the longest length passes, unless its characters need too many bytes', async () => {
  const fetch = async () => new Response();
  const send = (character: string) =>
    submitInquiry({ ...inquiry, comment: character.repeat(inquiryLimits.comment.max) }, { fetch });
  expect(await send('x')).toMatchObject({ status: 'accepted' });
  expect(await send('😀')).toEqual({
    status: 'invalid',
    fields: { comment: expect.stringContaining('shorten') },
  });
});

test('closing the page does not cancel the request', async () => {
  const requests: RequestInit[] = [];
  const fetch = async (_url: unknown, request: RequestInit = {}) => {
    requests.push(request);
    return new Response();
  };
  expect(await submitInquiry(inquiry, { fetch })).toMatchObject({ status: 'accepted' });
  expect(requests).toMatchObject([{ keepalive: true }]);
});

test('an inquiry is posted again when the page is restored before the response', async () => {
  const requests: RequestInit[] = [];
  const fetch = (_url: unknown, request: RequestInit = {}) => {
    requests.push(request);
    // The first response is lost.
    return requests.length === 1 ? new Promise<Response>(() => undefined) : Promise.resolve(new Response());
  };
  const restored = Object.assign(new Event('pageshow'), { persisted: true });
  const submission = submitInquiry(inquiry, { fetch });
  dispatchEvent(restored);
  expect(await submission).toMatchObject({ status: 'accepted' });
  dispatchEvent(restored);
  expect(requests.map(({ body }) => body)).toEqual([JSON.stringify(inquiry), JSON.stringify(inquiry)]);
});
