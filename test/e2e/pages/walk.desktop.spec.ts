import { expect } from '@playwright/test';
import { pages } from '#frontend/site/pages.ts';
import { test } from '#test/support/browser/site-test.ts';
import { contactForm } from '#test/support/pages/contact-form-page.ts';
import { menuButton, openPage, panelOf } from '#test/support/pages/header-page.ts';
import { pagesOfEachKind } from '#test/support/pages/pages-of-each-kind.ts';
import { countryButton } from '#test/support/pages/phone-field-page.ts';
import { postPaths } from '#test/support/pages/post-paths.ts';

// Only the industry pages link to the overview.
const overview = pages.filter(({ path }) => path === '/industries/');
// Where there are posts, no page links to the article that stands in their place.
const others = pages.filter(
  ({ path }) => path !== '/industries/' && !(String(path) === '/blog-detail' && postPaths.length > 0),
);
const firstService = others.findIndex(({ kind }) => kind === 'service');
const walk = [...others.slice(0, firstService), ...overview, ...others.slice(firstService)];

// `test` itself fails when a script sets a cookie or calls another host.
test('no page sets a cookie', async ({ request }) => {
  for (const { path } of pages)
    expect((await request.get(path)).headers(), path).not.toHaveProperty('set-cookie');
});

const kindsWithForm = ['home', 'contact', 'industry', 'service'];

test('a visitor reaches every kind of page by links in one document without problems', {
  tag: '@nightly',
}, async ({ page }) => {
  const titles = new Set<string>();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/about');
  const loaded = await page.evaluate(() => performance.timeOrigin);
  for (const { kind, path } of walk) {
    const link = page.locator(`a[href="${path}"]`).filter({ visible: true });
    if ((await link.count()) === 0) {
      await menuButton(page, 'Insights').press('Enter');
      await expect(link).not.toHaveCount(0);
    }
    await link.first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    titles.add(await page.title());
    // Wait for the content below the first section, which moves the footer.
    if (kindsWithForm.includes(kind)) await expect(contactForm(page)).toBeAttached();
    if (!pagesOfEachKind.includes(path)) continue;

    const services = menuButton(page, 'Services');
    await services.press('Enter');
    await expect(await panelOf(page, services)).toBeVisible();
    await page.keyboard.press('Escape');
    if (kindsWithForm.includes(kind)) {
      await contactForm(page).scrollIntoViewIfNeeded();
      await expect(countryButton(page)).toBeVisible();
    }
  }
  expect(titles.size).toBe(walk.length);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});
