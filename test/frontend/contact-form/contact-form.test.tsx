import { setTimeout as sleep } from 'node:timers/promises';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftKey } from '#frontend/contact-form/form-state.ts';
import { formMessages, resultMessages } from '#frontend/contact-form/messages.ts';
import { submitInquiry } from '#frontend/contact-form/submit-inquiry.ts';
import { company } from '#frontend/site/company.ts';
import { honeypotField } from '#shared/contact-api.ts';
import { fields, inquiryFields, requiredFields } from '#shared/fields.ts';
import { checkInquiry } from '#shared/inquiry.ts';
import { toastMessages } from '#shared/messages.ts';
import { inquiry, openContactForm, scrolled, service, typeInquiry, values } from './open-contact-form.tsx';

const nothing = inquiryFields.map(() => '');

/** Waits for the message that comes last, which would otherwise appear in the next test. */
const untilToast = (text: string) => screen.findByText(text, { selector: '.Toastify__toast' });
const untilSentToast = () => untilToast(toastMessages.sent(inquiry.name));
const sentNote = () => screen.queryByRole('region', { name: /Asha Rao/ });

// The library shows a toast again after 100 ms, for which it needs the document.
afterAll(() => sleep(200));

/** Lets the service wait before it responds, and logs nothing if it fails. */
function holdService(response: typeof service.response = 'ok') {
  if (response !== 'ok') vi.spyOn(console, 'error').mockReturnValue();
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(service, { gate: promise, response });
  return resolve;
}

test('the toasts have the texts of requirement R63', () => {
  expect(toastMessages.incomplete).toBe('Please fill in all fields');
  expect(toastMessages.failed).toBe('Oops! Something went wrong. Please try again.');
  expect(toastMessages.sent('Asha')).toBe("Thank you, Asha ! We'll get back to you shortly.");
});

test('an inquiry is sent as typed; then the form is empty and can be used again below a note', async () => {
  const form = await openContactForm();
  await typeInquiry(form);
  await form.user.click(form.submit);
  await untilSentToast();
  expect(sentNote()).toHaveFocus();
  expect(scrolled.to).toBe(sentNote());
  expect(values(form)).toEqual(nothing);
  expect(sessionStorage).toHaveLength(0);

  await typeInquiry(form, { comment: 'Another one' });
  expect(sentNote()).toBeInTheDocument();
  await form.user.click(form.submit);
  await waitFor(() => expect(service.requests).toEqual([inquiry, { ...inquiry, comment: 'Another one' }]));
  await waitFor(() => expect(values(form)).toEqual(nothing));
});

test('the second half of a double click after a fast response leaves the thanks where they are', async () => {
  const form = await openContactForm();
  await typeInquiry(form);
  // On a busy machine, more time would pass than between the halves of a double click.
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await form.user.click(form.submit);
  await waitFor(() => expect(values(form)).toEqual(nothing));
  form.submit.click();
  now.mockRestore();
  await untilSentToast();
  await sleep(100);
  expect(sentNote()).toHaveFocus();
  expect(form.input('name')).not.toHaveAttribute('aria-invalid');
});

describe('an incomplete inquiry', () => {
  const everything = checkInquiry({});
  const messages = everything.ok ? {} : everything.fields;

  test('is not sent; each field has an error, and the summary takes the focus', async () => {
    const form = await openContactForm();
    await form.user.type(form.input('name'), '   ');
    await form.user.click(form.submit);
    await untilToast(toastMessages.incomplete);
    const summary = screen.getByRole('region', { name: resultMessages.summary });
    expect(summary).toHaveFocus();
    expect(scrolled.to).toBe(summary);
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(requiredFields.map((name) => messages[name]));
    for (const [index, name] of requiredFields.entries()) {
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
    for (const name of requiredFields) {
      expect(form.input(name)).toHaveAttribute('aria-invalid', 'true');
      await form.user.type(form.input(name), '7');
      expect(form.input(name)).not.toHaveAttribute('aria-invalid');
    }
    expect(screen.queryByRole('region', { name: resultMessages.summary })).not.toBeInTheDocument();
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

test('while an inquiry is being sent, a status says so, nothing is sent twice, and nothing can be edited', async () => {
  const respond = holdService();
  const form = await openContactForm();
  await typeInquiry(form);
  const typed = values(form);
  // Two clicks in one task, and another one later.
  form.submit.click();
  form.submit.click();
  expect((await screen.findAllByRole('status')).map(({ textContent }) => textContent)).toContain(
    formMessages.sending,
  );
  await form.user.click(form.submit);
  for (const name of inquiryFields) await form.user.type(form.input(name), '7');
  await form.user.click(screen.getByRole('button', { name: /\+\d+$/ }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(values(form)).toEqual(typed);
  respond();
  await untilSentToast();
  expect(service.requests).toHaveLength(1);
  for (const name of inquiryFields) expect(form.input(name)).not.toHaveAttribute('readonly');
});

test('a failure loses no input and names another way to write', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  service.response = 'fail';
  const form = await openContactForm();
  await typeInquiry(form);
  const typed = values(form);
  await form.user.click(form.submit);
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent(toastMessages.failed);
  expect(within(failure).getByRole('link')).toHaveAttribute('href', `mailto:${company.contact.email}`);
  await untilToast(toastMessages.failed);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  expect(values(form)).toEqual(typed);

  service.response = 'ok';
  await form.user.click(form.submit);
  await untilSentToast();
  expect(service.requests).toEqual([inquiry, inquiry]);
});

describe('a visitor who leaves the page while an inquiry is being sent', () => {
  /** Sends an inquiry and opens the form of the next page, which says that it is sending. */
  async function sendAndLeave(response: 'ok' | 'fail') {
    const respond = holdService(response);
    const form = await openContactForm();
    await typeInquiry(form);
    const typed = values(form);
    await form.user.click(form.submit);
    await waitFor(() => expect(service.requests).toHaveLength(1));
    form.unmount();
    const next = await openContactForm(form.store);
    await next.user.click(next.submit);
    expect(next.submit).toHaveTextContent(formMessages.sending);
    return { typed, next, respond };
  }

  test('sees the result there, and the form is empty', async () => {
    const { next, respond } = await sendAndLeave('ok');
    respond();
    await untilSentToast();
    expect(sentNote()).toBeInTheDocument();
    expect(values(next)).toEqual(nothing);
    expect(service.requests).toHaveLength(1);
  });

  test('finds the text there if it fails', async () => {
    const { typed, next, respond } = await sendAndLeave('fail');
    respond();
    await untilToast(toastMessages.failed);
    expect(screen.getByRole('alert')).toHaveTextContent(toastMessages.failed);
    expect(values(next)).toEqual(typed);
  });

  test('keeps the focus where it is when the result is seen', async () => {
    const { next, respond } = await sendAndLeave('ok');
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    respond();
    expect(await untilSentToast()).toHaveAttribute('role', 'status');
    expect(elsewhere).toHaveFocus();
    expect(values(next)).toEqual(nothing);
  });
});

test.each([
  ['blocks storage', ['getItem', 'setItem', 'removeItem'] as const],
  ['has no space left', ['setItem'] as const],
])('text survives a navigation and is sent if the browser %s', async (_, methods) => {
  for (const method of methods)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  const left = await openContactForm();
  await typeInquiry(left);
  const typed = values(left);
  left.unmount();

  const form = await openContactForm(left.store);
  expect(values(form)).toEqual(typed);
  await form.user.click(form.submit);
  await waitFor(() => expect(service.requests).toEqual([inquiry]));
  await untilSentToast();
});

test('a stored draft whose values are not text leaves an empty form', async () => {
  sessionStorage.setItem(draftKey, JSON.stringify({ name: 5, phoneNumber: null }));
  expect(values(await openContactForm())).toEqual(nothing);
});

describe('a request', () => {
  test('contains a filled honeypot, for the service to mark the inquiry', async () => {
    const form = await openContactForm();
    await typeInquiry(form);
    form.input(honeypotField).value = 'https://autofilled.example';
    await form.user.click(form.submit);
    await untilSentToast();
    expect(service.requests).toEqual([{ ...inquiry, [honeypotField]: 'filled' }]);
    expect(form.input(honeypotField)).toHaveValue('');
  });

  test('says how long ago the form appeared, unless a draft filled it in', async () => {
    const opened = performance.now();
    const form = await openContactForm();
    await typeInquiry(form);
    form.unmount();
    const reloaded = await openContactForm();
    await reloaded.user.click(reloaded.submit);
    await untilSentToast();
    await typeInquiry(reloaded);
    reloaded.unmount();
    sessionStorage.clear();

    const next = await openContactForm();
    await typeInquiry(next);
    await next.user.click(next.submit);
    await waitFor(() => expect(service.ages).toEqual([null, expect.any(String)]));
    expect(Number(service.ages[1])).toBeGreaterThan(0);
    expect(Number(service.ages[1])).toBeLessThanOrEqual(performance.now() - opened);
  });

  const requests: RequestInit[] = [];
  const fetch = (_url: unknown, request: RequestInit = {}) => {
    requests.push(request);
    return Promise.resolve(new Response());
  };

  test('is not canceled when the page is closed', async () => {
    requests.length = 0;
    expect(await submitInquiry(inquiry, { fetch })).toMatchObject({ status: 'accepted' });
    expect(requests).toMatchObject([{ keepalive: true }]);
  });

  describe('while the page is in the back/forward cache', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const change = (type: 'pagehide' | 'pageshow') =>
      dispatchEvent(Object.assign(new Event(type), { persisted: true }));

    test.each([
      ['is lost, is repeated once', () => new Promise<Response>(() => undefined), 2],
      ['is ended, is repeated once', () => Promise.reject(new TypeError('ended')), 2],
      [
        'arrives, is not repeated',
        () => new Promise<Response>((resolve) => setTimeout(resolve, 100, new Response())),
        1,
      ],
    ])('and its response %s', async (_what, first, count) => {
      const fetch = vi.fn(() => Promise.resolve(new Response())).mockImplementationOnce(first);
      const submission = submitInquiry(inquiry, { fetch });
      change('pagehide');
      change('pageshow');
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await submission).toMatchObject({ status: 'accepted' });
      change('pageshow');
      await vi.advanceTimersByTimeAsync(10_000);
      expect(fetch).toHaveBeenCalledTimes(count);
    });
  });

  test('has a comment of the longest length, unless its characters need too many bytes', async () => {
    const send = (character: string) =>
      submitInquiry({ ...inquiry, comment: character.repeat(fields.comment.longest) }, { fetch });
    expect(await send('x')).toMatchObject({ status: 'accepted' });
    expect(await send('😀')).toEqual({ status: 'invalid', fields: { comment: resultMessages.tooLarge } });
  });
});
