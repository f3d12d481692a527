import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { toastMessages } from '#frontend/contact-form/messages.ts';
import { inquiryFields } from '#shared/inquiry.ts';
import { inquiry, openContactForm, server, service, typeInquiry } from './open-contact-form.tsx';

// jsdom does not load stylesheets.
vi.mock('#frontend/ui/load-stylesheet.ts', () => ({ loadStylesheet: () => Promise.resolve() }));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => Object.assign(service, { response: 'ok', requests: [], gate: Promise.resolve() }));
afterEach(() => sessionStorage.clear());

const findThanks = () => screen.findByText(toastMessages.sent('Asha Rao'));

describe('a draft', () => {
  test('is restored after a reload, until it is sent', async () => {
    const before = await openContactForm();
    await typeInquiry(before, { phoneNumber: '' });
    await before.user.type(before.input('phoneNumber'), inquiry.phoneNumber);
    const typed = inquiryFields.map((name) => before.input(name).value);
    before.unmount();

    const after = await openContactForm();
    expect(inquiryFields.map((name) => after.input(name).value)).toEqual(typed);
    await after.user.click(after.submit);
    await findThanks();
    expect(service.requests).toEqual([inquiry]);
    after.unmount();

    const last = await openContactForm();
    expect(inquiryFields.map((name) => last.input(name).value)).toEqual(['', '', '', '']);
  });

  test.each([
    ['blocks storage', ['getItem', 'setItem'] as const],
    ['has no space left', ['setItem'] as const],
  ])('is not needed to send an inquiry if the browser %s', async (_, methods) => {
    for (const method of methods)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
    const left = await openContactForm();
    await typeInquiry(left);
    const typed = inquiryFields.map((name) => left.input(name).value);
    left.unmount();

    // The draft survives a navigation, as the script keeps it.
    const form = await openContactForm();
    expect(inquiryFields.map((name) => form.input(name).value)).toEqual(typed);
    await form.user.click(form.submit);
    await waitFor(() => expect(service.requests).toEqual([inquiry]));
  });
});
