import { expect, type Page } from '@playwright/test';
import { content } from '#frontend/content/home.ts';
import { contactPath } from '#shared/contact-api.ts';
import { toastMessages } from '#shared/messages.ts';
import { untilDrawn } from '#test/support/browser/drawn.ts';
import { untilHydrated } from '#test/support/browser/hydrated.ts';
import { someOf } from '#test/support/browser/nightly.ts';
import { test } from '#test/support/browser/site-test.ts';
import { storedInquiries } from '#test/support/data/stored-inquiries.ts';
import { contactForm, openForm, submitButton, typeInquiry } from '#test/support/pages/contact-form-page.ts';
import { footerLink } from '#test/support/pages/footer-page.ts';
import { menuButton, panelOf } from '#test/support/pages/header-page.ts';

/** Files that load when they are needed, by the start of their names. The carousel and the phone field have tests of their own without them. */
const optionalFiles = someOf(
  ['submit-inquiry', 'phone-input', 'live-carousel', 'countries', 'toast-library', 'ReactToastify'],
  1,
);

/** Goes through the page and into its form, so that everything that loads later is wanted. */
async function scrollThrough(page: Page) {
  for (const section of await page.locator('main > div > *').all()) {
    await section.scrollIntoViewIfNeeded();
    await untilDrawn(page);
  }
  await contactForm(page).hover({ position: { x: 2, y: 2 } });
}

/** Expects everything that was on the page. */
async function expectComplete(page: Page, sections: number) {
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(page.locator('main > div > *')).toHaveCount(sections);
  if (new URL(page.url()).pathname === '/')
    await expect(
      page.getByRole('region', { name: content.blogs.heading }).getByRole('group').first(),
    ).toBeVisible();
  for (const label of ['Name', 'Email', 'Comment'])
    await expect(contactForm(page).getByLabel(label)).toBeVisible();
  await expect(contactForm(page).locator('input[type="tel"]')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

for (const file of optionalFiles) {
  test(`without ${file} everything stays on the page, and its other parts work`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/);
    expectProblem(/dynamically imported module|did not arrive/);
    await page.route(`**/assets/${file}*`, (route) => route.abort());
    // Only the home page has a carousel; the other parts are on every page with the form.
    await page.goto(file === 'live-carousel' ? '/' : '/contact-us');
    const sections = await page.locator('main > div > *').count();
    await untilHydrated(page);
    await scrollThrough(page);
    await contactForm(page).getByLabel('Name').fill('Asha Rao');
    await submitButton(page).click();
    // The browser itself names the first empty field.
    if (file === 'submit-inquiry') await expect(contactForm(page).getByLabel('Email')).toBeFocused();
    else await expect(contactForm(page).getByRole('link').first()).toBeVisible();
    await expectComplete(page, sections);
    await expect(contactForm(page).getByLabel('Name')).toHaveValue('Asha Rao');
    await menuButton(page, 'Insights').click();
    await expect(await panelOf(page, menuButton(page, 'Insights'))).toBeVisible();
    await footerLink(page, '/faq').click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('main').locator('details').first()).toBeVisible();
  });
}

test('the browser posts the form at the second try if the code that sends does not arrive', {
  tag: '@nightly',
}, async ({ page, context, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  expectProblem(/dynamically imported module/);
  const comment = `no code ${crypto.randomUUID()}`;
  await page.route('**/assets/submit-inquiry*', (route) => route.abort());
  await openForm(page, '/contact-us');
  await typeInquiry(page, { comment });
  await submitButton(page).click();
  await expect(contactForm(page).getByText(toastMessages.failed)).toBeVisible();
  await expect(contactForm(page).getByLabel('Comment')).toHaveValue(comment);

  // A form that is posted offline would leave an error page of the browser in the place of the form.
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(submitButton(page)).not.toHaveAttribute('aria-disabled');
  await expect(contactForm(page).getByLabel('Comment')).toHaveValue(comment);
  await context.setOffline(false);

  // A visitor who stops the browser can go on, as with this response, which changes no document.
  await page.route(`**${contactPath}`, (route) => route.fulfill({ status: 204 }), { times: 1 });
  const answered = page.waitForResponse(`**${contactPath}`);
  await submitButton(page).click();
  await answered;
  await expect(contactForm(page).getByLabel('Comment')).toBeEditable();

  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha Rao');
  const stored = (await storedInquiries()).filter((inquiry) => inquiry.comment === comment);
  expect(stored).toMatchObject([{ phoneNumber: '+12015550123' }]);
});

test('a form whose code that sends is lost on the way says so in the end', { tag: '@nightly' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/did not arrive in time/);
  await page.route('**/assets/submit-inquiry*', () => new Promise(() => undefined));
  await page.clock.install();
  await openForm(page, '/contact-us');
  await typeInquiry(page, { comment: 'Still waiting' });
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(11_000);
  await expect(contactForm(page).getByText(toastMessages.failed)).toBeVisible();
  await expect(contactForm(page).getByLabel('Comment')).toHaveValue('Still waiting');
});

test('without the chunk of the not-found page, its prerendered content stays', { tag: '@nightly' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|status of 404/);
  expectProblem(/dynamically imported module/);
  await page.route('**/assets/not-found-template*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('not-found'));
  await page.goto('/no/such-page');
  const text = await page.getByRole('main').textContent();
  await failed;
  await untilDrawn(page);
  await expect(page.getByRole('main')).toHaveText(text ?? '');
});
