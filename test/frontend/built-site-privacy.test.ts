import { expect, test } from 'vitest';
import { formMessages } from '#frontend/contact-form/messages.ts';
import { company } from '#frontend/site/company.ts';
import { readBuildOutput } from '#infra/stack/build-output.ts';
import { defaultRetentionDays } from '#shared/inquiry-limits.ts';
import { builtPage, builtPages } from './built-site/built-pages.ts';

const files = builtPages();

const { email } = company.contact;

test('every form says why details are needed, who reads them, how long they stay and who erases them', () => {
  const { privacy } = formMessages;
  const forms = files.flatMap(({ document }) => [...document.querySelectorAll('form')]);
  expect(forms).not.toEqual([]);
  for (const form of forms) {
    const note = form.querySelector('details');
    expect(note?.querySelector('summary')?.textContent).toContain(privacy.summary);
    expect(note?.textContent).toContain(privacy.stored);
    expect(note?.querySelector('time')?.textContent).toBe(privacy.days(defaultRetentionDays));
    expect(note?.querySelector('a')?.getAttribute('href')).toBe(`mailto:${email}`);
  }
});

test('the stack knows the retention that the pages state', () => {
  expect(readBuildOutput().statedRetention).toBe(defaultRetentionDays);
});

test('the contact page has an email address outside the form', () => {
  const contact = builtPage('/contact-us').document;
  expect(contact.querySelector('address a')?.getAttribute('href')).toBe(`mailto:${email}`);
});
