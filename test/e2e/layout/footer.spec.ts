import { expect } from '@playwright/test';
import { hold } from '#test/support/browser/hold-request.ts';
import { hydrated } from '#test/support/browser/hydrated.ts';
import { test } from '#test/support/browser/site-test.ts';
import { spaceText } from '#test/support/measure/text-layout.ts';
import { footerFold, footerLink } from '#test/support/pages/footer-page.ts';
import { openPage } from '#test/support/pages/header-page.ts';
import { industry, service } from '#test/support/pages/pages-of-each-kind.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on its way' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the columns fold on phones, by touch and by keyboard, and are open elsewhere', async ({
      page,
      isMobile,
    }) => {
      const release = await hold(page, '**/assets/react-*.js');
      await page.goto('/faq');
      const ofIndustry = footerLink(page, industry.path);
      const ofService = footerLink(page, service.path);
      await expect(ofIndustry).toBeVisible({ visible: !isMobile });
      await expect(footerFold(page, 'Services')).toBeVisible({ visible: isMobile });
      if (!isMobile) return;

      await footerFold(page, 'Industries').tap();
      await expect(ofIndustry).toBeVisible();
      await footerFold(page, 'Services').press('Enter');
      await expect(ofService).toBeVisible();
      await footerFold(page, 'Services').press('Space');
      await expect(ofService).toBeHidden();
      await release();
      if (javaScriptEnabled) await hydrated(page);
      await expect(ofIndustry).toBeVisible();
      await ofIndustry.tap();
      await expect(page).toHaveURL(industry.path);
    });
  });
}

test('each fold is as high as its row, also with the text spacing of WCAG 1.4.12', {
  tag: '@nightly',
}, async ({ page, isMobile }) => {
  if (!isMobile) return;
  await openPage(page, '/faq');
  await spaceText(page);
  const overhangs = await page
    .getByRole('contentinfo')
    .locator('summary')
    .evaluateAll((all) =>
      all.map((fold) => {
        const row = fold.closest('section')?.getBoundingClientRect();
        return fold.getBoundingClientRect().bottom - (row?.bottom ?? 0);
      }),
    );
  expect(Math.max(...overhangs)).toBeLessThanOrEqual(0);
});
