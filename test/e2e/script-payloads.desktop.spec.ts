import { expect, type Page } from '@playwright/test';
import { toastMessages } from '#frontend/contact-form/messages.ts';
import { checkPort } from '#infra/local/loopback-server.ts';
import { mailboxClient, startMailbox } from '#infra/local/mailbox.ts';
import { inquiryMail } from '#lambda/notify-sales/mail.ts';
import { sesSendMail } from '#lambda/notify-sales/send-mail.ts';
import { contactPath } from '#shared/contact-api.ts';
import { checkInquiry, type Inquiry } from '#shared/inquiry.ts';
import { storedInquiry } from '#test/infra/inquiries/stored-inquiry.ts';
import { discardingHandler } from '#test/lambda/submit-inquiry/discarding-handler.ts';
import { formPost, goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { formNote, libraryField, openForm, submitButton, typeInquiry } from '../support/contact-form-page.ts';
import { nightly } from '../support/nightly.ts';
import { countRuns, renderAll } from '../support/rendered.ts';
import { scriptPayloads } from '../support/script-payloads.ts';
import { test } from '../support/site-test.ts';
import { endToasts, holdToasts, toasts } from '../support/toasts.ts';

const all = scriptPayloads(500);
const payloads = nightly ? all : all.filter((_, i) => i % 5 === 0);
const inEveryField = (text: string): Inquiry => ({
  name: text,
  email: text,
  phoneNumber: text,
  comment: text,
});
const mailOf = (inquiry: Inquiry) => inquiryMail(storedInquiry({ ...inquiry, suspect: ['links'] }));

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
    // A NUL makes every field invalid, so that the page shows an error for each.
    correct: ['x', ...payloads].map((payload) => inEveryField(`${payload}\0`)),
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

test('payloads in the local mailbox do not run on its page', { tag: '@nightly' }, async ({
  page,
  expectProblem,
}) => {
  // The mailbox has another origin.
  expectProblem(/^request to another origin: http:\/\/127\.0\.0\.1:\d+\//);
  const port = await checkPort(0);
  const mailbox = await startMailbox(port, console.error);
  try {
    const address = `http://127.0.0.1:${port}`;
    const sendMail = sesSendMail({
      client: mailboxClient(port),
      senderEmail: 'website@company.example',
      salesEmail: 'sales@company.example',
    });
    // Five payloads for each email, as every email is an iframe.
    for (let i = 0; i < payloads.length; i += 5) {
      const [name = '', phoneNumber = '', ...rest] = payloads.slice(i, i + 5);
      await sendMail(mailOf({ ...goodInquiry, name, phoneNumber, comment: rest.join('\n') }));
    }
    const runs = await countRuns(page);
    await page.goto(address);
    await expect(page.locator('.email')).toHaveCount(payloads.length / 5);
    const shapes = await page.evaluate(() => {
      const shape = (root: ParentNode) =>
        [...root.querySelectorAll('*')].map(
          (element) => `${element.localName} ${element.getAttributeNames()}`,
        );
      return [...document.querySelectorAll('.email')].map((mail) =>
        // The email's own document in the iframe and the mailbox's markup around it. Line breaks become <br>.
        [...shape(mail), ...shape(mail.querySelector('iframe')?.contentDocument ?? mail)]
          .filter((element) => element !== 'br ')
          .join('\n'),
      );
    });
    expect(new Set(shapes).size).toBe(1);
    expect(await runs()).toBe(0);
  } finally {
    // Close the page first, as it polls the mailbox.
    await page.close();
    await mailbox.close();
  }
});

test('a payload as a name is shown as text in the toast and in the panel', async ({ page }) => {
  const runs = await countRuns(page);
  await page.route(`**${contactPath}`, (route) => route.fulfill({ json: { id: 'x' } }));
  const names = payloads.filter((name) => {
    const check = checkInquiry({ ...goodInquiry, name });
    // Without repeated white space, which a page collapses.
    return check.ok && check.inquiry.name === name && !/\s\s|[\n\t\u2028]/.test(name);
  });
  const count = nightly ? 5 : 2;
  const sample = names.filter((_, i) => i % Math.ceil(names.length / count) === 0);
  expect(sample).toHaveLength(count);
  const shapes = new Set<string>();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page, '/contact-us');
  await holdToasts(page);
  for (const name of ['Asha Rao', ...sample]) {
    await typeInquiry(page, { name });
    await submitButton(page).click();
    await expect(toasts(page)).toHaveText(toastMessages.sent(name));
    await expect(formNote(page)).toContainText(name);
    shapes.add(
      await toasts(page).evaluate((toast) =>
        [...toast.querySelectorAll('*')].map(({ localName }) => localName).join(' '),
      ),
    );
    expect(await runs()).toBe(0);
    await endToasts(page);
    await expect(libraryField(page)).toBeVisible();
  }
  expect(shapes.size).toBe(1);
});
