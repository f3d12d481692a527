import { expect } from '@playwright/test';
import { company } from '#frontend/site/company.ts';
import { footerFold, footerLink, pressFooterLink } from '../support/footer-page.ts';
import { openPage } from '../support/header-page.ts';
import { hold } from '../support/hold-request.ts';
import { hydrated } from '../support/hydrated.ts';
import { industry, service } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';

test('a column of the footer leads to its overview, and a link in it to its page', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(`© ${company.footerYear} ${company.name}`)).toBeVisible();
  const overview = footer.getByRole('heading', { name: 'Industries' }).getByRole('link');
  // As large as WCAG 2.5.8 asks for.
  expect((await overview.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await overview.press('Enter');
  await expect(page).toHaveURL('/industries/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await pressFooterLink(page, industry.label, isMobile);
  await expect(page).toHaveURL(industry.path);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on its way' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the columns fold on phones, by touch and by keyboard, and are open elsewhere', async ({
      page,
      isMobile,
    }) => {
      const release = await hold(page, '**/assets/react-*.js');
      await page.goto('/faq');
      const ofIndustry = footerLink(page, industry.label);
      const ofService = footerLink(page, service.label);
      await expect(footerLink(page, 'About')).toBeVisible({ visible: !isMobile });
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
      await page.setViewportSize({ width: 1180, height: 820 });
      await expect(ofService).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await ofIndustry.tap();
      await expect(page).toHaveURL(industry.path);
    });
  });
}

test('the columns fold at a width between two pixels, as zoom makes it', async ({ page }) => {
  // Playwright has no zoom, but a frame has: 899 / 1.25 = 719.2 px. The headers of the site forbid frames.
  const body = '<iframe src="/about" style="width: 719.2px; zoom: 1.25"></iframe>';
  await page.route('/zoomed', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('/about', async (route) =>
    route.fulfill({ response: await route.fetch(), headers: { 'content-type': 'text/html' } }),
  );
  await page.goto('/zoomed');
  const footer = page.frameLocator('iframe').getByRole('contentinfo');
  await expect(footer.locator('summary').first()).toBeVisible();
  await expect(footer.getByText(industry.label)).toBeHidden();
});
