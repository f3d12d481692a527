import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { noScriptPage, type PageOptions } from '#lambda/submit-inquiry/no-script-page.ts';
import type { Outcome } from '#lambda/submit-inquiry/response.ts';
import { contactPath, honeypotField } from '#shared/contact-api.ts';
import { inquiryFields } from '#shared/fields.ts';
import { checkInquiry } from '#shared/inquiry.ts';
import { parsed } from '#test/support/data/markup.ts';
import { character } from '#test/support/measure/character.ts';

const parse = (outcome: Outcome, options: Partial<PageOptions> = {}) =>
  parsed(noScriptPage(outcome, { siteOrigin: '', ...options }));

function rejected(typed: Record<string, string>): Outcome {
  const check = checkInquiry(typed);
  return { kind: 'refusal', reason: 'invalid', fields: check.ok ? {} : check.fields };
}

const outcomes: [string, Outcome, PageOptions['typed']?][] = [
  ['accepted', { kind: 'accepted', id: 'i1', name: 'Asha' }],
  ['invalid', rejected({ name: 'Asha' }), { name: 'Asha' }],
  ['invalid and too long to be given back', rejected({ name: 'Asha' }), { comment: '"'.repeat(5000) }],
  ['too large', { kind: 'refusal', reason: 'tooLarge' }],
  ['unreadable', { kind: 'refusal', reason: 'unreadable' }],
  ['not found', { kind: 'refusal', reason: 'notFound' }],
  ['failed', { kind: 'refusal', reason: 'failed', requestId: 'r1' }, { name: 'Asha' }],
];

describe('every page', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    // These rules are about style.
    rules: { 'long-title': 'off', 'no-trailing-whitespace': 'off', 'doctype-style': 'off' },
  });

  it.each(outcomes)('is sound and strict HTML: %s', async (_, outcome, typed) => {
    const { results } = await validator.validateString(noScriptPage(outcome, { typed, siteOrigin: '' }));
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it.each(outcomes)('has nothing that a strict policy refuses, and a link home: %s', (_, outcome, typed) => {
    const page = parse(outcome, { typed, siteOrigin: 'https://www.example' });
    expect(page.querySelectorAll('script, style, [style], [onclick], [onload]')).toHaveLength(0);
    expect(page.querySelector('link')?.href).toBe('https://www.example/response.css');
    expect(page.querySelector('a.home')?.getAttribute('href')).toBe('https://www.example/');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.documentElement.lang).toBe('en');
    expect(page.title).not.toBe('');
  });

  it.each([
    ['', "'self'"],
    ['https://www.example', 'https://www.example'],
  ])(
    'allows the stylesheet and the icon of the site at "%s", its own form and nothing else',
    (siteOrigin, site) => {
      const page = parse({ kind: 'refusal', reason: 'failed' }, { siteOrigin });
      const policy = page
        .querySelector('meta[http-equiv="content-security-policy"]')
        ?.getAttribute('content');
      expect(policy).toBe(
        `default-src 'none'; style-src ${site}; img-src ${site}; form-action 'self'; base-uri 'none'`,
      );
    },
  );
});

describe('the page of a rejected form', () => {
  const typed = { name: '  Asha ', email: 'asha', phoneNumber: '201 555', comment: '\n\n two lines\n' };
  const page = parse(rejected(typed), { typed });

  it('ties each error to its field and links to it', () => {
    for (const field of ['email', 'phoneNumber']) {
      const input = page.getElementById(field);
      expect(input?.getAttribute('aria-invalid')).toBe('true');
      expect(input?.getAttribute('aria-describedby')?.split(' ')).toContain(`${field}-error`);
      const error = page.getElementById(`${field}-error`)?.textContent ?? 'missing';
      expect(page.querySelector(`a[href="#${field}"]`)?.textContent).toContain(error);
    }
    expect(page.getElementById('name')?.hasAttribute('aria-invalid')).toBe(false);
    expect(page.querySelectorAll('nav a')).toHaveLength(2);
  });

  it('posts to the same address and has a label for each field', () => {
    const form = page.querySelector('form');
    expect(form?.getAttribute('action')).toBe(contactPath);
    expect(form?.method).toBe('post');
    for (const name of [...inquiryFields, honeypotField]) {
      expect(form?.querySelector(`[name="${name}"]`)).not.toBeNull();
      expect(form?.querySelector(`label[for="${name}"]`)?.textContent).toBeTruthy();
    }
  });

  it('gives back everything that was typed, whatever it is', () => {
    // HTML has no NUL, and a browser reads a line break in any form as \n.
    const text = fc
      .oneof(
        fc.string({ unit: character }),
        fc.string({ unit: fc.constantFrom(...'<>"\'&/= \n', '</textarea>', '<script>', '&lt;', '-->') }),
      )
      .map((text) => text.replace(/[\0\r]/g, ''));
    fc.assert(
      fc.property(fc.record(Object.fromEntries(inquiryFields.map((field) => [field, text]))), (all) => {
        const filled = parse(rejected(all), { typed: all });
        const read = Object.fromEntries(
          inquiryFields.map((field) => {
            const control = filled.getElementById(field);
            return [field, control?.getAttribute('value') ?? control?.textContent];
          }),
        );
        expect(read).toEqual(all);
        expect(filled.querySelectorAll('script')).toHaveLength(0);
        expect(filled.querySelectorAll('input, textarea')).toHaveLength(inquiryFields.length + 1);
      }),
      { numRuns: 60 },
    );
  });

  it('does not give back what a program put into the honeypot', () => {
    const page = noScriptPage(rejected({}), { typed: { [honeypotField]: 'spam' }, siteOrigin: '' });
    expect(page).not.toContain('spam');
  });
});

it('offers the form again after a failure, with the hint of the phone number and no list of errors', () => {
  const typed = { name: 'Asha', phoneNumber: '+12015550123' };
  const page = parse({ kind: 'refusal', reason: 'failed', requestId: 'r1' }, { typed });
  const hint = page.getElementById('phoneNumber')?.getAttribute('aria-describedby') ?? 'missing';
  expect(page.getElementById(hint)?.textContent).toBeTruthy();
  expect(page.querySelectorAll('nav, .error, [aria-invalid]')).toHaveLength(0);
  expect(page.body.textContent).toContain('r1');
});

it('has a line with the reference only if there is one', () => {
  const without = parse({ kind: 'refusal', reason: 'failed' }).querySelectorAll('p');
  const withReference = parse({ kind: 'refusal', reason: 'failed', requestId: 'r1' }).querySelectorAll('p');
  expect(withReference).toHaveLength(without.length + 1);
});

it('lets the browser fill in each field of the visitor', () => {
  const page = parse(rejected({}), { typed: {} });
  for (const field of ['name', 'email', 'phoneNumber'])
    expect(page.getElementById(field)?.getAttribute('autocomplete')).toBeTruthy();
});

it('has what the visitor writes in its own direction, not addresses and numbers', () => {
  const page = parsed(noScriptPage({ kind: 'refusal', reason: 'failed' }, { typed: {}, siteOrigin: '' }));
  const names = [...page.querySelectorAll('[dir="auto"]')].map((field) => field.getAttribute('name'));
  expect(names).toEqual(['name', 'comment']);
});

it('thanks a visitor of any name, as text', () => {
  const name = '<img src=x onerror=alert(1)>&amp;"\'';
  const page = parse({ kind: 'accepted', id: 'i1', name });
  expect(page.querySelector('h1')?.textContent).toContain(name);
  expect(page.title).toContain(name);
  expect(page.querySelectorAll('img')).toHaveLength(0);
});
