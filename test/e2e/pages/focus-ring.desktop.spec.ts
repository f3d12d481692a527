import { expect } from '@playwright/test';
import { test } from '#test/support/browser/site-test.ts';
import { openPage } from '#test/support/pages/header-page.ts';

test('the ring of what has the focus is in view', { tag: '@nightly' }, async ({ page }) => {
  await openPage(page, '/faq');
  const cut: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press(key);
      const problem = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const { top, bottom } = focused.getBoundingClientRect();
        const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(focused);
        const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
        const whole = top - ring >= 0 && bottom + ring <= innerHeight;
        return whole || outlineStyle === 'none' ? '' : focused.outerHTML.slice(0, 80);
      });
      if (problem) cut.push(`${key}: ${problem}`);
    }
  expect(cut).toEqual([]);
});
