import { expect, type Page } from '@playwright/test';
import { openForm } from '../support/contact-form-page.ts';
import { footerLink, pressFooterLink } from '../support/footer-page.ts';
import { menuButton, panelOf } from '../support/header-page.ts';
import { hold } from '../support/hold-request.ts';
import { hydrated } from '../support/hydrated.ts';
import { test } from '../support/site-test.ts';

/** Wraps every text as a translator does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.parentElement?.closest('script, style')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      inner.append(text);
      outer.append(inner);
    }
  });

test('a page that is translated before React keeps the focus, and everything works', async ({
  page,
  isMobile,
}) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto('/faq');
  await translate(page);
  const link = footerLink(page, 'Industries');
  await link.focus();
  const scrolled = await page.evaluate(() => scrollY);
  await release();
  await hydrated(page);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.evaluate(() => scrollTo(0, 0));
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    await sidebar.getByText('Insights', { exact: true }).tap();
    await sidebar.getByRole('link', { name: 'Contact Us' }).tap();
  } else {
    await menuButton(page, 'Insights').click();
    await (await panelOf(page, menuButton(page, 'Insights')))
      .getByRole('link', { name: 'Contact Us' })
      .click();
  }
  await expect(page).toHaveURL('/contact-us');
  await openForm(page);
});

test('a page that is translated after React took over still navigates', async ({ page, isMobile }) => {
  await page.goto('/faq');
  await hydrated(page);
  await translate(page);
  await pressFooterLink(page, 'About', isMobile);
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/\S/);
});
