import { expect, type Page, type Request } from '@playwright/test';
import { toastMessages } from '#shared/messages.ts';
import { swipe } from '#test/support/browser/finger.ts';
import { hold } from '#test/support/browser/hold-request.ts';
import { hydrated, untilListening } from '#test/support/browser/hydrated.ts';
import { saveData } from '#test/support/browser/save-data.ts';
import { test } from '#test/support/browser/site-test.ts';
import { acceptInquiries } from '#test/support/pages/accept-inquiries.ts';
import { contactForm, formNote, submitButton } from '#test/support/pages/contact-form-page.ts';
import { industry } from '#test/support/pages/pages-of-each-kind.ts';
import { toasts } from '#test/support/pages/toasts.ts';

const react = '**/assets/react-*.js';

/**
 * Opens a page, lets five minutes pass without user action, and expects no scripts but those in its HTML. Requires an
 * installed clock.
 */
async function expectFirstScriptAlone(page: Page, path: string): Promise<void> {
  const scripts: string[] = [];
  const note = (request: Request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  };
  page.on('request', note);
  const response = await page.goto(path);
  const named = [...((await response?.text()) ?? '').matchAll(/"(\/assets\/[^"]+\.js)"/g)];
  await expect.poll(() => scripts.length, path).toBe(named.length);
  // Events that also fire when a page renders under a stationary pointer.
  for (const type of ['pointerover', 'pointermove'])
    await page.getByRole('heading', { level: 1 }).dispatchEvent(type, { pointerType: 'mouse' });
  // Runs all timers and idle callbacks.
  await page.clock.runFor(300_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  expect(scripts.toSorted(), path).toEqual(named.map(([, script]) => script).toSorted());
  page.off('request', note);
}

test('on a phone with Save-Data only the first script loads while a visitor reads and follows a link, until the first tap elsewhere', {
  tag: '@nightly',
}, async ({ page }) => {
  await saveData(page);
  await page.clock.install();
  for (const path of ['/', '/contact-us', '/about']) await expectFirstScriptAlone(page, path);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const expectNoOther = () => expect(scripts.filter((url) => !url.includes('/assets/entry-'))).toEqual([]);
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('scrolled by finger', async () => {
    await untilListening(page);
    await swipe(heading, { down: -300 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    // Time in which React would have come.
    await page.clock.runFor(300_000);
    expectNoOther();
  });

  await test.step('a tap on a link opens the next page', async () => {
    await page.getByRole('main').locator('a[href="/hire-resources"]').first().tap();
    await page.waitForURL('**/hire-resources');
    await expect(heading).toBeInViewport();
    expectNoOther();
  });

  await test.step('a tap elsewhere', async () => {
    await untilListening(page);
    await heading.tap();
    await hydrated(page);
  });
});

test('before React the menu button opens the sidebar, which stays open when React takes over', {
  tag: '@nightly',
}, async ({ page }) => {
  const release = await hold(page, react);
  await page.goto('/about');
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(sidebar).toBeVisible();
  await sidebar.getByText('Industries', { exact: true }).tap();
  const link = sidebar.getByRole('link', { name: industry.label, exact: true });
  await expect(link).toBeVisible();
  await release();
  await hydrated(page);
  await expect(link).toBeVisible();
  await expect(page.locator('[commandfor]').first()).toHaveAttribute('aria-expanded', 'true');
  await sidebar.getByRole('button', { name: 'Close menu' }).tap();
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await link.tap();
  await expect(page).toHaveURL(industry.path);
  await expect(sidebar).toBeHidden();
});

for (const [name, late, tag] of [
  ['React', react, '@nightly'],
  ['the first script', '**/assets/entry-*.js', []],
] as const)
  test(`a form submitted by touch before ${name} says what is missing, and is sent once when it is complete`, {
    tag: [tag].flat(),
  }, async ({ page }) => {
    const bodies = await acceptInquiries(page);
    const form = contactForm(page);
    const submit = () => submitButton(page).tap({ noWaitAfter: true });

    await test.step('incomplete', async () => {
      const release = await hold(page, late);
      await page.goto('/contact-us');
      await submit();
      await form.getByLabel('Name').fill('Typed while it waits');
      await release();
      await expect(toasts(page)).toHaveText(toastMessages.incomplete);
      await expect(formNote(page)).toBeFocused();
      await expect(form.getByLabel('Name')).toHaveValue('Typed while it waits');
      expect(bodies).toEqual([]);
    });

    await test.step('complete', async () => {
      await page.evaluate(() => sessionStorage.clear());
      const release = await hold(page, late);
      await page.goto('/contact-us');
      for (const [label, text] of [
        ['Name', 'Asha'],
        ['Email', 'asha@example.com'],
        ['Phone', '2015550123'],
        ['Comment', 'Typed early'],
      ] as const) {
        await form.getByLabel(label, { exact: true }).tap();
        await page.keyboard.insertText(text);
      }
      await submit();
      await submit();
      await release();
      await expect(formNote(page)).toBeFocused();
      await expect(form.getByLabel('Name')).toHaveValue('');
      expect(bodies).toEqual([
        { name: 'Asha', email: 'asha@example.com', phoneNumber: '+12015550123', comment: 'Typed early' },
      ]);
      await expect(page).toHaveURL('/contact-us');
    });
  });
