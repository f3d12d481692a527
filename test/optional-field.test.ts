import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { csvOf, jsonOf } from '#infra/inquiries/export-formats.ts';
import { inquiryText, listingOf } from '#infra/inquiries/terminal-text.ts';
import { inquiryMail } from '#lambda/notify-sales/mail.ts';
import { noScriptPage } from '#lambda/submit-inquiry/no-script-page.ts';
import { checkInquiry } from '#shared/inquiry.ts';
import { parsed } from '#test/support/data/markup.ts';
import { storedInquiry } from './infra/inquiries/stored-inquiry.ts';
import { allIn, newInquiry } from './lambda/inquiry/inquiry-stores.ts';
import { day, kindsOfStores, start } from './lambda/inquiry/tested-stores.ts';
import { goodInquiry } from './lambda/submit-inquiry/post-event.ts';

/** All fields of the form are required, so the one for the phone number stands for an optional one. */
vi.mock(import('#shared/fields.ts'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    fields: { ...actual.fields, phoneNumber: { ...actual.fields.phoneNumber, required: false } },
  };
});

const { phoneNumber, ...others } = goodInquiry;
const without = { phoneNumber: undefined } as unknown as Partial<typeof goodInquiry>;

describe('an optional field', () => {
  it.each([undefined, null, '', ' \u200b\n'])('may be left empty, and is then missing: %j', (value) => {
    const check = checkInquiry({ ...goodInquiry, phoneNumber: value });
    expect(check.ok && JSON.parse(JSON.stringify(check.inquiry))).toEqual(others);
    expect(checkInquiry(others)).toEqual(check);
  });

  it('is checked like any other if it is filled in', () => {
    expect(checkInquiry({ ...others, phoneNumber: ` ${phoneNumber}\n` })).toMatchObject({
      inquiry: { phoneNumber },
    });
    for (const value of ['+1', 'none', 5, {}])
      expect(checkInquiry({ ...others, phoneNumber: value })).toMatchObject({
        ok: false,
        fields: { phoneNumber: expect.any(String) },
      });
  });

  it.each(kindsOfStores)('is stored in %s if it is filled in, as in the latest repeat', async (_, open) => {
    const stores = await open();
    const save = (days: number, changes: Partial<typeof goodInquiry>) =>
      stores.store.save(newInquiry({ receivedAt: new Date(start + days * day), ...changes }));
    const stored = async () => (await allIn(stores)).map((inquiry) => inquiry.phoneNumber);
    await save(0, without);
    expect(await stored()).toEqual([undefined]);
    expect((await allIn(stores))[0]).toMatchObject(others);
    expect(await save(2, {})).toBe('askedAgain');
    expect(await stored()).toEqual([phoneNumber]);
    expect(await save(4, without)).toBe('askedAgain');
    expect(await stored()).toEqual([undefined]);
    await stores.close();
  });

  it('has no line in the email and for the owner, and an empty cell, if it is left empty', async () => {
    const inquiry = storedInquiry({ ...others, ...without });
    const mail = inquiryMail(inquiry, 'UTC');
    for (const written of [mail.text, mail.html, inquiryText(inquiry)])
      expect(written).not.toMatch(/Phone|undefined/);
    const options = { columns: 'received', limit: 1, whenEmpty: '', nextPage: () => '' } as const;
    expect(await text(listingOf([inquiry], options))).not.toContain('undefined');
    expect(JSON.parse(await text(jsonOf([inquiry])))[0]).not.toHaveProperty('phoneNumber');
    expect(await text(csvOf([inquiry]))).toContain(`"${goodInquiry.email}","","Please`);
  });

  it('is marked on the page without script, which does not ask for it', () => {
    const outcome = { kind: 'refusal', reason: 'failed' } as const;
    const page = parsed(noScriptPage(outcome, { typed: {}, siteOrigin: '' }));
    expect(page.querySelector('[for="phoneNumber"]')?.textContent).toMatch(/optional/);
    expect(page.querySelectorAll('form :is(input, textarea):required')).toHaveLength(3);
    expect(page.getElementById('phoneNumber')?.hasAttribute('required')).toBe(false);
  });
});
