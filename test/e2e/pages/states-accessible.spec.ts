import { expect } from '@playwright/test';
import { phoneMessages } from '#frontend/contact-form/messages.ts';
import { carouselMessages } from '#frontend/ui/carousel/messages.ts';
import { contactPath } from '#shared/contact-api.ts';
import { toastMessages } from '#shared/messages.ts';
import { test } from '#test/support/browser/site-test.ts';
import { expectAccessible } from '#test/support/measure/axe.ts';
import { formNote, openForm, submitButton, typeInquiry } from '#test/support/pages/contact-form-page.ts';
import { menuButton, openPage, panelOf } from '#test/support/pages/header-page.ts';
import { countryButton, countryList } from '#test/support/pages/phone-field-page.ts';
import { endToasts, holdToasts, toasts } from '#test/support/pages/toasts.ts';

/** The rest of the page is as on every page of its kind. */
const formAndToasts = 'main, .Toastify';

test('form and toasts meet WCAG 2.2 AA in every state', async ({ page, expectProblem, isMobile }) => {
  expectProblem(/status of 500/);
  expectProblem(/response to the inquiry has status 500/);
  const submit = submitButton(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page, '/contact-us');
  await holdToasts(page);

  await test.step('errors and their toast', async () => {
    await submit.click();
    await expect(toasts(page)).toHaveText(toastMessages.incomplete);
    await expect(formNote(page)).toBeFocused();
    await expectAccessible(page, { include: formAndToasts });
  });

  await test.step('the open country list', async () => {
    await countryButton(page).click();
    // On a touch screen it can be searched.
    const search = page.getByRole('combobox', { name: phoneMessages.search });
    await expect(isMobile ? search : countryList(page)).toBeFocused();
    await expectAccessible(page, { include: 'form' });
    await page.keyboard.press('i');
    await expect(countryList(page).locator('.highlight')).toContainText(/I/);
    await expectAccessible(page, { include: 'form' });
    await page.keyboard.press('Escape');
    if (isMobile) await page.keyboard.press('Escape');
    await expect(countryList(page)).toHaveCount(0);
  });

  await test.step('the service fails: its toast below the first one, then alone', async () => {
    await typeInquiry(page, {});
    await page.route(`**${contactPath}`, (route) => route.fulfill({ status: 500, json: {} }));
    await submit.press('Enter');
    await expect(toasts(page)).toHaveCount(2);
    await expectAccessible(page, { include: '.Toastify' });
    await endToasts(page);
    await submit.press('Enter');
    await expect(toasts(page)).toHaveText(toastMessages.failed);
    await expectAccessible(page, { include: formAndToasts });
  });

  await test.step('sent: the success toast replaces the error toasts', async () => {
    await page.unroute(`**${contactPath}`);
    await submit.press('Enter');
    await expect(formNote(page)).toBeFocused();
    // The error toast is dismissed.
    await expect(toasts(page)).toHaveText([toastMessages.sent('Asha Rao')]);
    await expectAccessible(page, { include: formAndToasts });
  });
});

test('menus and carousel of the home page meet WCAG 2.2 AA, open, running or paused', {
  tag: '@nightly',
}, async ({ page, isMobile }) => {
  await openPage(page, '/');
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const sections = page.getByRole('dialog').locator('nav > details');
    await expect(sections).toHaveCount(4);
    for (const section of await sections.all()) {
      await section.locator('> summary').tap();
      // Only the services section contains groups.
      for (const group of await section.locator('details > summary').all()) await group.tap();
      await expect(section.getByRole('link').last()).toBeVisible();
      await expectAccessible(page, { include: 'dialog' });
      await section.locator('> summary').tap();
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Close menu' }).tap();
  } else {
    for (const name of ['Products', 'Services', 'Industries', 'Insights']) {
      await menuButton(page, name).press('Enter');
      const panel = await panelOf(page, menuButton(page, name));
      await expect(panel).toBeVisible();
      await expectAccessible(page, { include: 'header' });
      // No group of services is open.
      if (name === 'Services') {
        await panel.locator('button[aria-expanded="true"]').press('Enter');
        await expectAccessible(page, { include: 'header' });
      }
      await page.keyboard.press('Escape');
    }
  }

  if (isMobile) await page.setViewportSize({ width: 600, height: 844 });
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await carousel.scrollIntoViewIfNeeded();
  const stop = carousel.getByRole('button', { name: carouselMessages.stop });
  await expect(stop).toBeVisible();
  await expectAccessible(page, { include: '[aria-roledescription="carousel"]' });
  await stop.click();
  await expect(carousel.getByRole('button', { name: carouselMessages.start })).toBeVisible();
  await expectAccessible(page, { include: '[aria-roledescription="carousel"]' });
});
