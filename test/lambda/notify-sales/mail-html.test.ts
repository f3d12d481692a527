import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inquiryMail } from '#lambda/notify-sales/mail.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { parsed } from '#test/support/markup.ts';
import { receivedAt } from './stream-event.ts';

const attacks = [
  '<script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</p></td></table><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><a href="javascript:alert(1)">',
  "' onmouseover='alert(1)",
  '<style>*{background:url(//evil.example)}</style>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<!--<script>',
  '&lt;script&gt;',
  '<base href="//evil.example">',
];
const payload = fc
  .tuple(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(...attacks),
    fc.string(),
    fc.constantFrom(...attacks),
  )
  .map((parts) => parts.join(''));

const shape = (page: Document) =>
  [...page.querySelectorAll('*')].map((element) => ({
    name: element.localName,
    attributes: element.getAttributeNames(),
  }));

it('500 payloads in every field leave the mail with its own elements, and the comment is read as it was written', () => {
  const good = { ...goodInquiry, id: 'i1', receivedAt, suspect: true };
  const own = shape(parsed(inquiryMail(good).html));
  fc.assert(
    fc.property(payload, payload, payload, payload, (name, email, phoneNumber, comment) => {
      const { html } = inquiryMail({ ...good, name, email, phoneNumber, comment });
      const page = parsed(html);
      expect(shape(page)).toEqual(own);
      const read = page.querySelector('p[style]')?.textContent;
      // What HTML itself does not keep: NUL is dropped, and a line break has one form.
      expect(read).toBe(comment.replaceAll('\0', '').replace(/\r\n?/g, '\n'));
    }),
    { numRuns: 500 },
  );
}, 120_000);
