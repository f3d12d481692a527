import { expect } from '@playwright/test';
import { openPage } from '../support/header-page.ts';
import { test } from '../support/site-test.ts';

test('each fold is as high as its row, also with the line height of WCAG 1.4.12', async ({ page }) => {
  await openPage(page, '/faq');
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync('* { line-height: 1.5 !important }');
    document.adoptedStyleSheets.push(spacing);
  });
  const folds = page.getByRole('contentinfo').locator('summary');
  await expect(folds).toHaveCount(4);
  const overhangs = await folds.evaluateAll((all) =>
    all.map((fold) => {
      const row = fold.closest('section')?.getBoundingClientRect();
      return fold.getBoundingClientRect().bottom - (row?.bottom ?? 0);
    }),
  );
  for (const overhang of overhangs) expect(overhang).toBeLessThanOrEqual(0);
});
