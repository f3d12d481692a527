import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { digestMail, inquiryMail, type Mail } from '#lambda/notify-sales/mail.ts';
import { nightly } from '#test/support/browser/nightly.ts';
import { parsed } from '#test/support/data/markup.ts';
import { scriptPayloads } from '#test/support/data/script-payloads.ts';
import { storedInquiry } from './sales-notifier.ts';

interface ParsedMail {
  readonly headerLines: readonly { readonly key: string }[];
  readonly to: { readonly value: readonly { readonly address: string }[] };
  readonly replyTo?: { readonly value: readonly { readonly address: string }[] };
}

// The parser of the local mailbox.
const { simpleParser } = createRequire(import.meta.resolve('aws-ses-v2-local'))('mailparser') as {
  simpleParser: (source: string) => Promise<ParsedMail>;
};

/** A message that is put together without any escaping, so the email itself has to be safe. */
function rawMessage({ subject, replyTo, ids, text }: Mail): string {
  const reply = replyTo === undefined ? '' : `Reply-To: ${replyTo}\r\n`;
  const headers = `From: website@company.example\r\nTo: sales@company.example\r\n${reply}References: <${ids[0]}@x>`;
  return `${headers}\r\nSubject: ${subject}\r\n\r\n${text}`;
}

const breaks = [...'\n\r\v\f\u0085\u2028\u2029', '\r\n', '\n\n', '\r\n\r\n', '\0\r\n', ', '];
const headers = ['Bcc', 'To', 'Reply-To', 'X-Evil', 'Subject'];
const injection = fc
  .tuple(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(...breaks),
    fc.constantFrom(...headers),
    fc.string(),
  )
  .map(([before, lineEnd, header, after]) => [before, `${header}: evil@evil.example`, after].join(lineEnd));

it('injections into every field add no header, no recipient and no row', async () => {
  const field = fc.constantFrom('name', 'email', 'phoneNumber', 'receivedAt', 'comment');
  const rowsOf = (text: string) => text.slice(0, text.indexOf('\n\n')).split('\n').length;
  await fc.assert(
    fc.asyncProperty(field, injection, fc.boolean(), async (name, value, isAddress) => {
      const text = name === 'email' && isAddress ? `a@b.example${value}` : value;
      const mail = inquiryMail({ ...storedInquiry, [name]: text }, 'Asia/Dubai');
      expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(rowsOf(mail.text)).toBe(5);
      const message = await simpleParser(rawMessage(mail));
      const reply = mail.replyTo === undefined ? [] : ['reply-to'];
      const keys = message.headerLines.map(({ key }) => key);
      expect(keys).toEqual(['from', 'to', ...reply, 'references', 'subject']);
      expect(message.to.value.map(({ address }) => address)).toEqual(['sales@company.example']);
      expect(message.replyTo?.value.length ?? 0).toBeLessThanOrEqual(1);
      expect(message.replyTo?.value[0]?.address).not.toBe('evil@evil.example');
    }),
    { numRuns: nightly ? 500 : 100 },
  );
});

const count = nightly ? 500 : 250;

const shape = (page: Document) =>
  [...page.querySelectorAll('*')].map((element) => [element.localName, ...element.getAttributeNames()]);

it(`${count} payloads in every field add no element, and the comment reads as it was written`, () => {
  const digestOf = (inquiry: StoredInquiry) =>
    digestMail([inquiry, inquiry, { ...inquiry, suspect: ['fast'] }], 'UTC');
  for (const mailOf of [(inquiry: StoredInquiry) => inquiryMail(inquiry, 'UTC'), digestOf]) {
    const own = shape(parsed(mailOf(storedInquiry).html));
    for (const payload of scriptPayloads(count)) {
      const typed = { name: payload, email: payload, phoneNumber: payload, comment: payload };
      const page = parsed(mailOf({ ...storedInquiry, ...typed }).html);
      expect(shape(page)).toEqual(own);
      // HTML has no NUL and one kind of line break. Invisible characters are removed on purpose.
      const expected = payload.toWellFormed().replace(/\0|(?![\u200c\u200d])\p{Cf}/gu, '');
      expect(page.querySelector('p[style]')?.textContent).toBe(expected.replace(/\r\n?/g, '\n'));
    }
  }
});
