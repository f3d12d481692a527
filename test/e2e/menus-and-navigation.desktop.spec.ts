import { expect } from '@playwright/test';
import { openForm } from '../support/contact-form-page.ts';
import { footerLink } from '../support/footer-page.ts';
import { mainNavigation, menuButton, openPage, panelOf } from '../support/header-page.ts';
import { hold } from '../support/hold-request.ts';
import { industry } from '../support/pages-of-each-kind.ts';
import { phoneField } from '../support/phone-field-page.ts';
import { test } from '../support/site-test.ts';

test('a menu that is opened while the page of a link in another one loads stays open', async ({ page }) => {
  const release = await hold(page, `**/assets/${industry.path.split('/').at(-1)}*.js`);
  await openPage(page, '/about');
  await menuButton(page, 'Industries').hover();
  const industries = await panelOf(page, menuButton(page, 'Industries'));
  await industries.getByRole('link', { name: industry.label, exact: true }).click();
  await expect(industries).toBeHidden();
  await menuButton(page, 'Insights').click();
  const insights = await panelOf(page, menuButton(page, 'Insights'));
  await expect(insights).toBeVisible();
  await release();
  // About has none.
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await insights.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(insights).toBeHidden();
});

test('a menu stays open that is opened while the page of a link outside loads, although it was used before', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/contact-us*.js');
  await openPage(page, '/about');
  await menuButton(page, 'Insights').click();
  const insights = await panelOf(page, menuButton(page, 'Insights'));
  await insights.getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/faq');
  await footerLink(page, 'Contact Us').click();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await menuButton(page, 'Insights').click();
  await expect(insights).toBeVisible();
  await release();
  await expect(page).toHaveURL('/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(insights).toBeVisible();

  await test.step('back closes it', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await expect(insights).toBeHidden();
  });
});

test('a menu does not open again when its page arrives as soon as the mouse is in it', async ({ page }) => {
  await openPage(page, '/faq');
  await menuButton(page, 'Insights').press('Enter');
  const insights = await panelOf(page, menuButton(page, 'Insights'));
  const link = insights.getByRole('link', { name: 'About' });
  // Loads the page.
  await link.dispatchEvent('pointerover', { pointerType: 'mouse' });
  await page.waitForLoadState('networkidle');
  await link.evaluate((element: HTMLElement) => {
    const options = { bubbles: true, pointerType: 'mouse', relatedTarget: document.body };
    element.closest('li[data-menu]')?.dispatchEvent(new PointerEvent('pointerout', options));
    element.dispatchEvent(new PointerEvent('pointerover', options));
    element.dispatchEvent(new PointerEvent('pointermove', options));
    element.click();
  });
  await expect(page).toHaveURL('/about');
  // Longer than the delay of the hover.
  await page.waitForTimeout(300);
  await expect(insights).toBeHidden();
});

test('a menu opens below a mouse that keeps moving', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/about');
  const button = menuButton(page, 'Industries');
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.hover();
  const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
  for (let step = 1; step <= 4; step += 1) {
    await page.clock.runFor(30);
    await page.mouse.move(x + 10 * step, y + 10);
  }
  await expect(await panelOf(page, button)).toBeVisible();
});

test('a menu that closes leaves the focus that was in it at its button', async ({ page }) => {
  await openPage(page, '/about');
  const button = menuButton(page, 'Insights');
  const insights = await panelOf(page, button);
  const link = insights.getByRole('link', { name: 'About' });
  const ways = [
    // The link to the current page.
    () => link.press('Enter'),
    async () => {
      await link.hover();
      await page.mouse.move(10, 600);
    },
    () => menuButton(page, 'Industries').hover(),
  ];
  for (const close of ways) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await button.press('Enter');
    await link.focus();
    await close();
    await expect(insights).toBeHidden();
    await expect(button).toBeFocused();
  }

  await test.step('it stays open for links that open in other tabs', async () => {
    await button.click();
    // Without the tabs.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await insights.getByRole('link', { name: 'FAQs' }).click({ modifiers: ['ControlOrMeta'] });
    await insights.getByRole('link', { name: 'Blogs' }).click({ modifiers: ['Shift'] });
    await expect(insights).toBeVisible();
    await insights.getByRole('link', { name: 'Blogs' }).click();
    await expect(insights).toBeHidden();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('a menu closes at a tap on the link between the menus', async ({ page }) => {
    await openPage(page, '/about');
    // Safari does not focus a link that is tapped.
    await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault(), true));
    await menuButton(page, 'Services').tap();
    const services = await panelOf(page, menuButton(page, 'Services'));
    await expect(services).toBeVisible();
    await mainNavigation(page).getByRole('link', { name: 'Hire Resources', exact: true }).tap();
    await expect(page).toHaveURL('/hire-resources');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(services).toBeHidden();
  });
});

test('Escape in the phone field closes a menu that hover has opened', async ({ page }) => {
  await openForm(page, '/contact-us');
  await menuButton(page, 'Insights').hover();
  const insights = await panelOf(page, menuButton(page, 'Insights'));
  await expect(insights).toBeVisible();
  await phoneField(page).focus();
  await page.keyboard.press('Escape');
  await expect(insights).toBeHidden();
});
