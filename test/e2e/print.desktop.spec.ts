import { expect, type Page } from '@playwright/test';
import { openForm, submitButton } from '../support/contact-form-page.ts';
import { contrast } from '../support/contrast.ts';
import { footerLink } from '../support/footer-page.ts';
import { openPage } from '../support/header-page.ts';
import { someOf } from '../support/nightly.ts';
import { secondIndustry, service } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';
import { holdToasts, toasts } from '../support/toasts.ts';

const paths = ['/', service.path, secondIndustry.path, '/faq'];

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

for (const path of someOf(paths, 2)) {
  test(`${path} on paper: legible texts, all figures, no navigation and no form`, async ({ page }) => {
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await illegible(page)).toEqual([]);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('form').first()).toBeHidden();
    await expect(footerLink(page, 'FAQs')).toBeHidden();
    // Images that are loaded when they come into view are loaded for the printer.
    await page.pdf({ format: 'A4' });
    const missing = await page
      .locator('main img')
      .evaluateAll((images) =>
        images
          .filter((image) => image.checkVisibility() && !(image as HTMLImageElement).naturalWidth)
          .map((image) => image.getAttribute('src')),
      );
    expect(missing).toEqual([]);
  });
}

test('all answers of the FAQ are on paper, open or closed', async ({ page }) => {
  await openPage(page, '/faq');
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('main details p');
  expect(await answers.count()).toBeGreaterThan(4);
  for (const answer of await answers.all()) {
    await expect(answer).toBeVisible();
    expect(await answer.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  }
});

test('a toast is not on paper', async ({ page }) => {
  await openForm(page, '/contact-us');
  await holdToasts(page);
  await submitButton(page).click();
  await expect(toasts(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(toasts(page)).toBeHidden();
});
