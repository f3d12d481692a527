import { describe, expect, it } from 'vitest';
import type { StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { digestMail, inquiryMail } from '#lambda/notify-sales/mail.ts';
import { checkInquiry } from '#shared/inquiry.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { parsed } from '#test/support/data/markup.ts';
import { storedInquiry } from './sales-notifier.ts';

const mailOf = (changes: Partial<StoredInquiry>, timeZone = 'UTC') =>
  inquiryMail({ ...storedInquiry, ...changes }, timeZone);
const repeatedAt = ['2026-11-23T00:00:00.000Z', '2026-11-25T00:00:00.000Z'];

describe('the mail about an inquiry', () => {
  it('has everything in text and in HTML', () => {
    const { text, html } = mailOf({ repeatedAt });
    const times = ['2026-11-22 00:00 UTC', '2026-11-23 00:00 UTC; 2026-11-25 00:00 UTC'];
    for (const value of [...Object.values(goodInquiry), 'i1', ...times]) {
      expect(text).toContain(value);
      expect(html).toContain(value);
    }
    expect(mailOf({}).text).not.toContain('Sent again');
  });

  it('names the page that the form is on, if that is known', () => {
    const { text, html } = mailOf({ pagePath: '/contact-us' });
    expect(text).toContain('\nPage: /contact-us\n');
    expect(html).toContain('>/contact-us</td>');
    expect(mailOf({}).text).not.toContain('Page');
  });

  it('says in its subject that the inquiry came again', () => {
    expect(mailOf({}).subject).toBe(`New inquiry from ${goodInquiry.name}`);
    expect(mailOf({ repeatedAt }).subject).toBe(`Repeated inquiry from ${goodInquiry.name}`);
  });

  it("has times in the company's time zone, with UTC next to them", () => {
    const { text } = mailOf({ receivedAt: '2026-11-22T20:05:00.000Z', repeatedAt }, 'Asia/Dubai');
    expect(text).toMatch(/^Received: Mon, Nov 23, 2026, 12:05\sAM GMT\+4 \(2026-11-22 20:05 UTC\)$/m);
    expect(text).toMatch(/^Sent again: .* GMT\+4 \(2026-11-23 00:00 UTC\); .* \(2026-11-25 00:00 UTC\)$/m);
  });

  it('is written for an inquiry with a damaged time', () => {
    expect(mailOf({ receivedAt: 'soon' }, 'Asia/Dubai').text).toContain('\nReceived: soon\n');
  });

  it.each([['fast'], ['name'], ['honeypot', 'fast'], ['of an earlier version']])(
    'says in its text alone that it may be spam, if it is marked as %s',
    (...suspect) => {
      const [plain, marked] = [mailOf({}), mailOf({ suspect })];
      expect(marked.subject).toBe(plain.subject);
      expect(marked.text).toMatch(/^May be spam: .+\.\nName: /);
      expect(marked.text.endsWith(plain.text)).toBe(true);
      expect(parsed(marked.html).querySelectorAll('strong')).toHaveLength(1);
      expect(parsed(plain.html).querySelectorAll('strong')).toHaveLength(0);
    },
  );

  it.each(['program', 'otherSite'])('says in its subject as well that it is marked as %s', (mark) => {
    expect(mailOf({ suspect: [mark, 'fast'] }).subject).toBe(`[Suspicious] ${mailOf({}).subject}`);
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
      expect(html).toContain(`>${email}</td>`);
    },
  );

  it.each([
    'a@b.example, c@d.example',
    'A <a@b.example>',
    'a@b.example\nBcc: c@d.example',
    '',
    'nobody',
    '=?utf-8?q?a=40b.example?=@c.example',
  ])('is not replied to at what is not one address: %j', (email) => {
    expect(mailOf({ email }).replyTo).toBeUndefined();
  });
});

it('the mail says that the country of the phone number is only assumed', () => {
  expect(mailOf({}).text).not.toContain('assumed');
  const mail = mailOf({ countryAssumed: true });
  for (const body of [mail.text, mail.html]) expect(body).toContain('assumed, not chosen');
});

describe('the mail about many inquiries', () => {
  const others = [1, 2, 3].map((i) => ({ ...storedInquiry, id: `i${i}`, comment: `Comment ${i}` }));

  it('has everything of each in text and in HTML', () => {
    const { subject, replyTo, ids, text, html } = digestMail(others, 'UTC');
    expect(subject).toBe('3 new inquiries');
    expect({ replyTo, ids }).toEqual({ replyTo: undefined, ids: ['i1', 'i2', 'i3'] });
    expect(text.startsWith('Name: ')).toBe(true);
    expect(parsed(html).querySelectorAll('strong')).toHaveLength(0);
    for (const { id, comment } of others) {
      for (const value of [goodInquiry.email, id, comment]) expect(text).toContain(value);
      expect(html).toContain(comment);
    }
    expect(parsed(html).querySelectorAll('table')).toHaveLength(3);
  });

  it('lists those without a mark first, and the newest of each kind last', () => {
    const [one, two, three] = others.map((inquiry, i) => ({
      ...inquiry,
      lastReceivedAt: `2026-11-2${9 - i}T00:00:00.000Z`,
    })) as [StoredInquiry, StoredInquiry, StoredInquiry];
    const marked = { ...three, id: 'i4', suspect: ['program'], comment: 'Comment 4' };
    const { subject, ids, text } = digestMail([marked, one, two, { ...three, repeatedAt }], 'UTC');
    expect(ids).toEqual(['i3', 'i2', 'i1', 'i4']);
    expect(text.match(/^Reference: .*/gm)).toEqual(ids.map((id) => `Reference: ${id}`));
    expect(text).toMatch(/\n\nMay be spam: .+\nName: [\s\S]+\nComment 4\n$/);
    expect(subject).toBe('4 inquiries, 1 of them repeated');
  });

  it('says in its subject that it may be spam only if no form of the site sent any of them', () => {
    const suspect = others.map((inquiry) => ({ ...inquiry, suspect: ['program'] }));
    expect(digestMail(suspect, 'UTC').subject).toBe('[Suspicious] 3 new inquiries');
    expect(digestMail([...suspect, ...others], 'UTC').subject).toBe('6 new inquiries');
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

  it('has each line in its own direction', () => {
    const [name, line] = ['عمر (AI)', 'نريد (AI) لعدد 25 متجرًا.'];
    const { text, html } = mailOf({ name, comment: `${line}\nThank you!` });
    // In plain text, which most programs show from left to right, as an isolate.
    expect(text).toContain(`Name: \u2068${name}\u2069\n`);
    expect(text).toContain(`\n\u2068${line}\u2069\nThank you!\n`);
    const page = parsed(html);
    expect(page.querySelector('td')?.dir).toBe('auto');
    expect(page.querySelector('p')?.dir).toBe('auto');
    expect(page.querySelector('p')?.getAttribute('style')).toContain('unicode-bidi: plaintext');
  });

  it.each(['क्‍ष', 'می‌خواهم', '👩‍💻', '❤️', '🇮🇳', 'Zoë', '陳大文'])('keeps %s as it is', (written) => {
    const { subject, text, html } = mailOf({ name: written, comment: written });
    for (const part of [subject, text, html]) expect(part).toContain(written);
    expect(text).toMatch(new RegExp(`\n\n\u2068?${written}\u2069?\n`));
  });
});
