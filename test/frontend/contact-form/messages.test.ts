import { expect, test } from 'vitest';
import { toastMessages } from '#frontend/contact-form/messages.ts';

test('the toasts have the texts of requirement R63', () => {
  expect(toastMessages.incomplete).toBe('Please fill in all fields');
  expect(toastMessages.failed).toBe('Oops! Something went wrong. Please try again.');
  expect(toastMessages.sent('Asha')).toBe("Thank you, Asha ! We'll get back to you shortly.");
});
