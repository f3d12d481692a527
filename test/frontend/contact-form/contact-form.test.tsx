import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftKey } from '#frontend/contact-form/draft.ts';
import { toastMessages } from '#frontend/contact-form/messages.ts';
import { company } from '#frontend/site/company.ts';
import { honeypotField } from '#shared/contact-api.ts';
import { checkInquiry, type InquiryField, inquiryFields } from '#shared/inquiry.ts';
import { inquiry, openContactForm, scrolled, server, service, typeInquiry } from './open-contact-form.tsx';

// jsdom does not load stylesheets.
vi.mock('#frontend/ui/load-stylesheet.ts', () => ({ loadStylesheet: () => Promise.resolve() }));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => Object.assign(service, { response: 'ok', requests: [], ages: [], gate: Promise.resolve() }));
afterEach(() => sessionStorage.clear());

/** Waits for the message that a form shows last, which would otherwise appear in the next test. */
const untilToast = (text: string) => screen.findByText(text);

const texts = (value: string | Partial<Record<InquiryField, string>>) =>
  inquiryFields.map((name) => (typeof value === 'string' ? value : value[name]));

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
  expect(inquiryFields.map((name) => form.input(name).value)).toEqual(texts(''));
});

test('no second inquiry can be sent while one is pending', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  service.gate = promise;
  const form = await openContactForm();
  await typeInquiry(form);
  await form.user.click(form.submit);
  expect(form.submit).toHaveAttribute('aria-disabled', 'true');
  expect(form.submit).toHaveFocus();
  await form.user.click(form.submit);
  await form.user.type(form.input('name'), '{Enter}');
  resolve();
  await findThanks();
  expect(service.requests).toHaveLength(1);
  expect(form.submit).not.toHaveAttribute('aria-disabled');
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
    expect(links.map((link) => link.textContent)).toEqual(texts(messages));
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

  /** The name has characters that show nothing. */
  const blank: Partial<Record<InquiryField, string>> = { name: '\u200b\u2060', comment: '  ' };

  test.each(inquiryFields)('is rejected if %s is blank, without losing the other fields', async (name) => {
    const form = await openContactForm();
    await typeInquiry(form, { [name]: blank[name] ?? '' });
    const before = inquiryFields.map((field) => form.input(field).value);
    await form.user.click(form.submit);
    expect(await untilToast(toastMessages.incomplete)).toBeInTheDocument();
    expect(inquiryFields.filter((field) => form.input(field).ariaInvalid)).toEqual([name]);
    expect(inquiryFields.map((field) => form.input(field).value)).toEqual(before);
    expect(service.requests).toEqual([]);
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

test.each(['fail', 'offline'] as const)(
  'a service that responds with "%s" loses no input',
  async (response) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    service.response = response;
    const form = await openContactForm();
    await typeInquiry(form);
    const before = inquiryFields.map((name) => form.input(name).value);
    await form.user.click(form.submit);
    expect(await screen.findByRole('alert')).toHaveTextContent(toastMessages.failed);
    const failure = screen.getByText(/Or write to/);
    expect(within(failure).getByRole('link')).toHaveAttribute('href', `mailto:${company.contact.email}`);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
    expect(inquiryFields.map((name) => form.input(name).value)).toEqual(before);

    service.response = 'ok';
    await form.user.click(form.submit);
    await findThanks();
    expect(service.requests).toEqual([inquiry, inquiry]);
  },
);

test('a filled honeypot is sent along, for the service to mark the inquiry', async () => {
  const form = await openContactForm();
  await typeInquiry(form);
  form.input(honeypotField).value = 'https://autofilled.example';
  await form.user.click(form.submit);
  await findThanks();
  expect(service.requests).toEqual([{ ...inquiry, [honeypotField]: 'filled' }]);
});

test('a request says how long ago the form appeared, unless a draft filled it in', async () => {
  const opened = performance.now();
  const form = await openContactForm();
  await typeInquiry(form);
  await form.user.click(form.submit);
  await findThanks();
  expect(Number(service.ages[0])).toBeGreaterThan(0);
  expect(Number(service.ages[0])).toBeLessThanOrEqual(performance.now() - opened);
  form.unmount();

  sessionStorage.setItem(draftKey, JSON.stringify(inquiry));
  const restored = await openContactForm();
  await restored.user.click(restored.submit);
  await findThanks();
  expect(service.ages).toEqual([expect.stringMatching(/^\d+$/), null]);
});
