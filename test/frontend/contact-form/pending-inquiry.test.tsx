import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toastMessages } from '#frontend/contact-form/messages.ts';
import { submitInquiry } from '#frontend/contact-form/submit-inquiry.ts';
import { inquiryFields } from '#shared/inquiry.ts';
import {
  inquiry,
  type OpenForm,
  openContactForm,
  server,
  service,
  typeInquiry,
} from './open-contact-form.tsx';

// jsdom does not load stylesheets.
vi.mock('#frontend/ui/load-stylesheet.ts', () => ({ loadStylesheet: () => Promise.resolve() }));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => Object.assign(service, { response: 'ok', requests: [], gate: Promise.resolve() }));
afterEach(() => sessionStorage.clear());

const values = ({ input }: OpenForm) => inquiryFields.map((name) => input(name).value);

/** Sends an inquiry and leaves its page. The service responds when `respond` is called. */
async function sendAndLeave() {
  const { promise, resolve } = Promise.withResolvers<void>();
  service.gate = promise;
  const form = await openContactForm();
  await typeInquiry(form);
  const typed = values(form);
  await form.user.click(form.submit);
  await waitFor(() => expect(service.requests).toHaveLength(1));
  form.unmount();
  return { typed, respond: resolve };
}

test('while an inquiry is being sent, its fields cannot be edited', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  service.gate = promise;
  const form = await openContactForm();
  await typeInquiry(form);
  const typed = values(form);
  await form.user.click(form.submit);
  for (const name of inquiryFields) await form.user.type(form.input(name), '7');
  await form.user.click(screen.getByRole('button', { name: /^Country/ }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(values(form)).toEqual(typed);
  resolve();
  await screen.findByText(toastMessages.sent('Asha Rao'));
  for (const name of inquiryFields) expect(form.input(name)).not.toHaveAttribute('readonly');
});

test('the next page has an empty form, whose text stays when the earlier inquiry arrives', async () => {
  const { respond } = await sendAndLeave();
  const next = await openContactForm();
  expect(values(next)).toEqual(['', '', '', '']);
  await next.user.type(next.input('name'), 'Somebody else');
  await next.user.type(next.input('phoneNumber'), '2015550199');
  const typed = values(next);
  respond();
  await screen.findByText(toastMessages.sent('Asha Rao'));
  expect(values(next)).toEqual(typed);
  next.unmount();

  const reloaded = await openContactForm();
  expect(values(reloaded)).toEqual(typed);
});

test('an inquiry that fails after its page was left comes back into an empty form', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  service.response = 'fail';
  const { typed, respond } = await sendAndLeave();
  const next = await openContactForm();
  respond();
  await screen.findByText(toastMessages.failed);
  expect(values(next)).toEqual(typed);
});

test('if that form is in use, the failed inquiry comes back after the next one', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  service.response = 'fail';
  const { typed, respond } = await sendAndLeave();
  const next = await openContactForm();
  await typeInquiry(next, { name: 'Next', comment: 'Next' });
  const nextTyped = values(next);
  respond();
  await screen.findByText(toastMessages.failed);
  expect(values(next)).toEqual(nextTyped);
  service.response = 'ok';
  await next.user.click(next.submit);
  await next.user.click(await screen.findByRole('button', { name: /another/ }));
  await waitFor(() => expect(values(next)).toEqual(typed));
});

test('closing the page does not cancel the request', async () => {
  const requests: RequestInit[] = [];
  const fetch = async (_url: unknown, request: RequestInit = {}) => {
    requests.push(request);
    return new Response();
  };
  expect(await submitInquiry(inquiry, { fetch })).toEqual({ status: 'accepted' });
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
  expect(await submission).toEqual({ status: 'accepted' });
  dispatchEvent(restored);
  expect(requests.map(({ body }) => body)).toEqual([JSON.stringify(inquiry), JSON.stringify(inquiry)]);
});
