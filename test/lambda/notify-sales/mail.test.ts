import { describe, expect, it } from 'vitest';
import type { StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { digestMail, inquiryMail } from '#lambda/notify-sales/mail.ts';
import { checkInquiry } from '#shared/inquiry.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { parsed } from '#test/support/markup.ts';
import { storedInquiry } from './sales-notifier.ts';

const mailOf = (changes: Partial<StoredInquiry>) => inquiryMail({ ...storedInquiry, ...changes });
const repeatedAt = ['2026-11-23T00:00:00.000Z', '2026-11-25T00:00:00.000Z'];

describe('the mail about an inquiry', () => {
  it('has everything in text and in HTML', () => {
    const { text, html } = mailOf({ repeatedAt });
    for (const value of [...Object.values(goodInquiry), 'i1', storedInquiry.receivedAt, ...repeatedAt]) {
      expect(text).toContain(value);
      expect(html).toContain(value);
    }
    expect(mailOf({}).text).not.toContain('Sent again');
  });

  it('names the page that the form is on, if that is known', () => {
    const { text, html } = mailOf({ pagePath: '/contact-us' });
    expect(text).toContain('\nPage: /contact-us\n');
    expect(html).toContain('<td>/contact-us</td>');
    expect(mailOf({}).text).not.toContain('Page');
  });

  it('says that it is suspicious in its subject and at its start', () => {
    const [plain, marked] = [mailOf({}), mailOf({ suspect: ['links', 'fast'] })];
    expect(marked.subject).toBe(`[Suspicious] ${plain.subject}`);
    expect(marked.text.endsWith(plain.text)).toBe(true);
    for (const body of [marked.text, marked.html]) expect(body).toContain('(links, fast)');
    expect(parsed(marked.html).querySelectorAll('strong')).toHaveLength(1);
    expect(parsed(plain.html).querySelectorAll('strong')).toHaveLength(0);
  });

  it.each([goodInquiry.email, "o'neill+x_y@mail.example", 'a.b.c@d', '{~}@a-1.example'])(
    'is replied to at %s',
    (email) => {
      expect(checkInquiry({ ...goodInquiry, email })).toMatchObject({ ok: true });
      expect(mailOf({ email }).replyTo).toBe(email);
    },
  );

  it.each(['a..b@docomo.ne.jp', '.a@x', 'a.@x'])(
    'has an address that SES refuses in its rows alone: %s',
    (email) => {
      expect(checkInquiry({ ...goodInquiry, email })).toMatchObject({ ok: true });
      const { replyTo, text, html } = mailOf({ email });
      expect(replyTo).toBeUndefined();
      expect(text).toContain(`Email: ${email}\n`);
      expect(html).toContain(`<td>${email}</td>`);
    },
  );

  it.each(['a@b.example, c@d.example', 'A <a@b.example>', 'a@b.example\nBcc: c@d.example', '', 'nobody'])(
    'is not replied to at what is not one address: %j',
    (email) => {
      expect(mailOf({ email }).replyTo).toBeUndefined();
    },
  );
});

describe('the mail about many inquiries', () => {
  const others = [1, 2, 3].map((i) => ({ ...storedInquiry, id: `i${i}`, comment: `Comment ${i}` }));

  it('has everything of each in text and in HTML', () => {
    const { subject, replyTo, reference, text, html } = digestMail(others);
    expect(subject).toBe('3 new inquiries');
    expect({ replyTo, reference }).toEqual({ replyTo: undefined, reference: 'i1' });
    expect(text.startsWith('Name: ')).toBe(true);
    expect(parsed(html).querySelectorAll('strong')).toHaveLength(0);
    for (const { id, comment } of others) {
      for (const value of [goodInquiry.email, id, comment]) expect(text).toContain(value);
      expect(html).toContain(comment);
    }
    expect(parsed(html).querySelectorAll('table')).toHaveLength(3);
  });

  it('only counts suspicious ones', () => {
    const suspect = { ...storedInquiry, name: 'Spammer', suspect: ['links'] };
    const { subject, text, html } = digestMail([suspect, ...others, suspect]);
    expect(subject).toBe('5 new inquiries');
    expect(text).toMatch(/^2 of them /);
    expect(text + html).not.toContain('Spammer');
  });
});

describe('the text of a mail', () => {
  it.each(['\u202e', '\u2066', '\u200e', '\u200b', '\u2060', '\ufeff', '\u00ad', '\u061c', '\u{e0041}'])(
    'has no invisible character that changes how it reads: %j',
    (character) => {
      const text = `a${character}b`;
      const { subject, ...bodies } = mailOf({ name: text, phoneNumber: text, comment: text });
      expect(subject).toMatch(/ab$/);
      for (const body of [bodies.text, bodies.html]) {
        expect(body).not.toContain(character);
        expect(body.match(/\bab\b/g)).toHaveLength(body === bodies.text ? 3 : 4);
      }
    },
  );

  it.each(['क्‍ष', 'می‌خواهم', '👩‍💻', '❤️', '🇮🇳', 'Zoë', '陳大文'])('keeps %s as it is', (written) => {
    const { subject, text, html } = mailOf({ name: written, comment: written });
    for (const part of [subject, text, html]) expect(part).toContain(written);
    expect(text).toContain(`\n\n${written}\n`);
  });
});
