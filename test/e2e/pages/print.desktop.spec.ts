import { expect, type Page } from '@playwright/test';
import { company } from '#frontend/site/company.ts';
import { test } from '#test/support/browser/site-test.ts';
import { contrast } from '#test/support/measure/contrast.ts';
import { openForm, submitButton } from '#test/support/pages/contact-form-page.ts';
import { footerLink } from '#test/support/pages/footer-page.ts';
import { openPage } from '#test/support/pages/header-page.ts';
import { service } from '#test/support/pages/pages-of-each-kind.ts';
import { holdToasts, toasts } from '#test/support/pages/toasts.ts';

/** Shown texts with less than 4.5:1 of contrast to their background, or to the paper where it is not printed. */
async function illegible(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const backgroundOf = (element: Element): string => {
      for (let holder: Element | null = element; holder; holder = holder.parentElement) {
        const { backgroundColor, printColorAdjust } = getComputedStyle(holder);
        if (printColorAdjust === 'exact' && !/^rgba.* 0\)$/.test(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const found: { text: string; color: string; background: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      found.push({ text, color: getComputedStyle(element).color, background: backgroundOf(element) });
    }
    return found;
  });
  return texts.filter(({ color, background }) => contrast(color, background) < 4.5).map(({ text }) => text);
}

for (const path of [service.path, '/faq'])
  test(`${path} on paper: legible texts, all answers, no navigation and no form`, async ({ page }) => {
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await illegible(page)).toEqual([]);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('form:visible')).toHaveCount(0);
    // Where to write to, and next to the heading of the form, where that is.
    await expect(page.getByText(`${company.origin}, ${company.contact.email}`)).toBeVisible();
    if (path === service.path) await expect(page.getByText(`${company.origin}/contact-us`)).toBeVisible();
    await expect(footerLink(page, '/faq')).toBeHidden();
    const hidden = (answers: Element[]) =>
      answers.filter((answer) => !answer.checkVisibility({ contentVisibilityAuto: true })).length;
    expect(await page.locator('main details:not(form *) p').evaluateAll(hidden)).toBe(0);
  });

test('a toast is not on paper', { tag: '@nightly' }, async ({ page }) => {
  await openForm(page, '/contact-us');
  await holdToasts(page);
  await submitButton(page).click();
  await expect(toasts(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(toasts(page)).toBeHidden();
});
