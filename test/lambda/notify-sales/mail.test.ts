import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inquiryMail } from '#lambda/notify-sales/mail.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { receivedAt } from './stream-event.ts';

const stored = { ...goodInquiry, id: 'i1', receivedAt, suspect: false };

describe('the mail about an inquiry', () => {
  it('says all of it, in text and in HTML', () => {
    const { text, html } = inquiryMail(stored);
    for (const value of [...Object.values(goodInquiry), 'i1', receivedAt]) {
      expect(text).toContain(value);
      expect(html).toContain(value);
    }
  });

  it('is answered to the visitor', () => {
    expect(inquiryMail(stored).replyTo).toBe(goodInquiry.email);
  });

  it.each(['a@b.example, c@d.example', 'A <a@b.example>', 'a@b.example\nBcc: c@d.example', '', 'nobody'])(
    'is answered to nobody when the address is not one address: %j',
    (email) => {
      expect(inquiryMail({ ...stored, email }).replyTo).toBeUndefined();
    },
  );

  it('has the mark of a suspicious one in its subject and its text, and of another one nowhere', () => {
    const [plain, marked] = [inquiryMail(stored), inquiryMail({ ...stored, suspect: true })];
    expect(marked.subject).toBe(`[Suspicious] ${plain.subject}`);
    expect(marked.text.endsWith(plain.text)).toBe(true);
    expect(marked.text).not.toBe(plain.text);
    expect(marked.html).toContain('<strong>');
    expect(plain.html).not.toContain('<strong>');
  });

  it('cuts a name that is too long for a subject between characters', () => {
    const { subject } = inquiryMail({ ...stored, name: '🙂'.repeat(150) });
    expect([...subject].filter((character) => character === '🙂')).toHaveLength(100);
    expect(subject.isWellFormed()).toBe(true);
  });
});

interface ParsedMail {
  readonly headers: ReadonlyMap<string, unknown>;
  readonly headerLines: readonly { readonly key: string }[];
  readonly to: { readonly value: readonly { readonly address: string }[] };
  readonly replyTo?: { readonly value: readonly { readonly address: string }[] };
}

// The parser of the local mailbox.
const { simpleParser } = createRequire(import.meta.resolve('aws-ses-v2-local'))('mailparser') as {
  simpleParser: (source: string) => Promise<ParsedMail>;
};

/** A message put together without any care, so that the mail itself has to be sound. */
function carelessMessage({ subject, replyTo, text }: ReturnType<typeof inquiryMail>): string {
  const reply = replyTo === undefined ? '' : `Reply-To: ${replyTo}\r\n`;
  return `From: website@company.example\r\nTo: sales@company.example\r\n${reply}Subject: ${subject}\r\n\r\n${text}`;
}

const lineEnds = [
  '\r\n',
  '\n',
  '\r',
  '\n\n',
  '\r\n\r\n',
  '\u2028',
  '\u2029',
  '\u0085',
  '\v',
  '\f',
  '\0\r\n',
  ', ',
];
const headers = [
  'Bcc: evil@evil.example',
  'To: evil@evil.example',
  'Reply-To: evil@evil.example',
  'X-Evil: 1',
  'Subject: x',
];
const injection = fc
  .tuple(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(...lineEnds),
    fc.constantFrom(...headers),
    fc.string(),
  )
  .map(([before, end, header, after]) => `${before}${end}${header}${end}${after}`);

it('500 injections into every field of an inquiry add no header and no recipient', async () => {
  const field = fc.constantFrom('name', 'email', 'phoneNumber', 'receivedAt');
  await fc.assert(
    fc.asyncProperty(
      field,
      injection,
      fc.boolean(),
      fc.boolean(),
      async (name, value, suspect, asAddress) => {
        const text = name === 'email' && asAddress ? `a@b.example${value}` : value;
        const mail = inquiryMail({ ...stored, [name]: text, suspect });
        expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        const parsed = await simpleParser(carelessMessage(mail));
        const keys = parsed.headerLines.map(({ key }) => key);
        const expected = ['from', 'to', ...(mail.replyTo === undefined ? [] : ['reply-to']), 'subject'];
        expect(keys).toEqual(expected);
        expect(parsed.to.value.map(({ address }) => address)).toEqual(['sales@company.example']);
        expect(parsed.replyTo?.value.length ?? 0).toBeLessThanOrEqual(1);
        expect(parsed.replyTo?.value[0]?.address).not.toBe('evil@evil.example');
      },
    ),
    { numRuns: 500 },
  );
});
