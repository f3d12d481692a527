import { expect, type Page } from '@playwright/test';
import { inquiryMail } from '#lambda/notify-sales/mail.ts';
import { checkInquiry, type Inquiry } from '#shared/inquiry.ts';
import { storedInquiry } from '#test/infra/inquiries/stored-inquiry.ts';
import { discardingHandler } from '#test/lambda/submit-inquiry/discarding-handler.ts';
import { formPost, goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { nightly } from '#test/support/browser/nightly.ts';
import { countRuns, renderAll } from '#test/support/browser/rendered.ts';
import { test } from '#test/support/browser/site-test.ts';
import { scriptPayloads } from '#test/support/data/script-payloads.ts';

const all = scriptPayloads(500);
const payloads = nightly ? all : all.filter((_, i) => i % 5 === 0);
const inEveryField = (text: string): Inquiry => ({
  name: text,
  email: text,
  phoneNumber: text,
  comment: text,
});
const mailOf = (inquiry: Inquiry) => inquiryMail(storedInquiry({ ...inquiry, suspect: ['fast'] }), 'UTC');

/** Expects that no payload ran, and that every document has the same elements as the first, which has no payload. */
async function expectInert(page: Page, documents: readonly string[]): Promise<void> {
  const runs = await countRuns(page);
  const shapes = await renderAll(page, documents);
  expect(shapes[0]).toMatch(/^(?:h1|table) /m);
  expect(shapes).toHaveLength(documents.length);
  expect(new Set(shapes)).toEqual(new Set([shapes[0]]));
  expect(await runs()).toBe(0);
}

test('the payloads run where markup is not escaped', async ({ page, expectProblem }) => {
  // The payloads cause errors, such as the one that the last document throws.
  expectProblem(/ on about:blank: /);
  const runs = await countRuns(page);
  const plain = all.slice(0, 60);
  const shapes = await renderAll(
    page,
    ['', ...plain, '<script>throw new Error()</script>'].map(
      (payload) => `<title>${payload}</title><h1 title="${payload}">${payload}</h1>`,
    ),
  );
  expect(shapes.filter((shape) => shape !== shapes[0]).length).toBeGreaterThan(50);
  await expect.poll(runs).toBeGreaterThan(5);
});

test('payloads in every field of an email do not run and create no element', { tag: '@nightly' }, async ({
  page,
}) => {
  await expectInert(
    page,
    [goodInquiry, ...payloads.map(inEveryField)].map((inquiry) => mailOf(inquiry).html),
  );
});

test('payloads on the no-JavaScript response pages do not run and create no element', async ({ page }) => {
  const handle = discardingHandler();
  const thanked = payloads.filter((name) => checkInquiry({ ...goodInquiry, name }).ok);
  const pages = {
    thanks: [goodInquiry, ...thanked.map((name) => ({ ...goodInquiry, name }))],
    // As an email address and a phone number they are refused.
    correct: ['x', ...thanked].map(inEveryField),
  };
  expect(thanked.length).toBeGreaterThan(payloads.length * 0.6);
  for (const inquiries of Object.values(pages)) {
    const responses = await Promise.all(inquiries.map((inquiry) => handle(formPost(inquiry))));
    await expectInert(
      page,
      responses.map(({ body = '' }) => body),
    );
  }
});
