import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import type { company } from '#frontend/site/company.ts';
import { csvOf } from '#infra/inquiries/export-formats.ts';
import { inquiryMail } from '#lambda/notify-sales/mail.ts';
import { storedInquiry } from '#test/infra/inquiries/stored-inquiry.ts';
import { nightly } from '#test/support/browser/nightly.ts';
import { parsed } from '#test/support/data/markup.ts';
import { service } from '#test/support/pages/pages-of-each-kind.ts';
import { ScratchCheckout } from './scratch-checkout.ts';

type Values<T> = T extends number
  ? number
  : T extends string
    ? string
    : { readonly [K in keyof T]: Values<T[K]> };

/** Values that an owner could set. None is a placeholder, and each has characters that HTML or JSON escapes. */
const other = {
  name: "Nørdlicht & Söhne's Data Systems",
  origin: 'https://nordlicht-data-systems.dk',
  product: {
    name: "Søren's Shelf & Stock",
    url: 'https://shelf.nordlicht-data-systems.dk/?from=site&to=shop',
  },
  social: {
    facebook: 'https://social.nordlicht-data-systems.dk/f?id=1&lang=en',
    instagram: 'https://social.nordlicht-data-systems.dk/i',
  },
  contact: {
    email: "o'neill+sales@nordlicht-data-systems.dk",
    phone: '+45 32 12 34 56',
    postalAddress: "Sankt Pauls Plads 5 & 6, O'Connell House, 1300 København",
  },
  markets: [{ country: 'dk', timeZones: ['Europe/Copenhagen'] }],
  figures: { projects: '1,200+', countries: '<40', retention: '98.5%', years: '33+' },
  footerYear: 2031,
} satisfies Values<typeof company>;

/** A nightly run repeats every test of the built site; otherwise those that read these values, without the slowest. */
const siteTests = nightly
  ? ['test/frontend/built-site']
  : [
      '--testNamePattern=^(?!.*are valid HTML)',
      'test/frontend/built-site.test',
      'test/frontend/built-site-first-paint.test',
    ];

let checkout: ScratchCheckout;
let tested: ReturnType<ScratchCheckout['run']>;

/** Builds and tests a copy of this checkout with another company.ts. */
beforeAll(() => {
  checkout = new ScratchCheckout();
  const source = `export const company = ${JSON.stringify(other)} as const;\n`;
  checkout.write('frontend/site/company.ts', source);
  const options = ['run', '--config=test/vitest.config.ts', '--reporter=dot', '--maxWorkers=1'];
  tested = checkout.run('node_modules/vitest/vitest.mjs', ...options, ...siteTests);
});

it('passes every test of the built site', () => {
  expect(tested.exitCode, tested.output).toBe(0);
  expect(tested.output).toMatch(/Tests +\d{2,} passed/);
});

it('has no placeholder left, which the build would list', () => {
  expect(tested.output).toContain('Building the site');
  expect(tested.output).not.toContain('before going live');
});

it('is named as it is written in what browsers, search engines and shared links read', () => {
  const document = parsed(checkout.read(`dist/site${service.path}.html`));
  expect(document.title.endsWith(` | ${other.name}`)).toBe(true);
  const logo = document.querySelector('header a');
  expect(logo?.getAttribute('aria-label')).toBe(`${other.name}, home`);
  // In the size for short names, this one would be cut off on a phone.
  expect(logo?.querySelector('small')?.textContent).toBe(other.name);
  expect(document.querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe(other.name);
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(JSON.stringify(data)).toContain(JSON.stringify(other.name));
  expect(document.querySelector('footer')?.textContent).toContain(`© ${other.footerYear} ${other.name}.`);
});

it('is named as it is written in a mail and in the CSV of an inquiry that mentions it', async () => {
  const inquiry = storedInquiry({ name: other.name, email: other.contact.email });
  const mail = inquiryMail(inquiry, 'UTC');
  expect([mail.subject, mail.replyTo]).toEqual([`New inquiry from ${other.name}`, other.contact.email]);
  expect([...parsed(mail.html).querySelectorAll('td')].map((cell) => cell.textContent)).toContain(other.name);
  expect(await text(csvOf([inquiry]))).toContain(`"${other.name}","${other.contact.email}"`);
});
