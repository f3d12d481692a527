import { expect } from '@playwright/test';
import { pages } from '#frontend/site/pages.ts';
import { test } from '../support/site-test.ts';

// `test` itself fails when a script sets a cookie or calls another host.
test('no page sets a cookie', async ({ request }) => {
  for (const { path } of pages)
    expect((await request.get(path)).headers(), path).not.toHaveProperty('set-cookie');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the privacy note opens', async ({ page }) => {
    await page.goto('/contact-us');
    const note = page.locator('form details');
    await expect(note.getByRole('link')).toBeHidden();
    await note.locator('summary').click();
    await expect(note.getByRole('link')).toBeVisible();
    await expect(note).toContainText('days');
  });
});
