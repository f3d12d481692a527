import { expect } from '@playwright/test';
import { expectFirstScriptAlone } from '../support/first-script.ts';
import { hold } from '../support/hold-request.ts';
import { answers } from '../support/hydrated.ts';
import { test } from '../support/site-test.ts';

test('who only looks at a phone fetches no script but the first, until the first touch', async ({ page }) => {
  await page.clock.install();
  for (const path of ['/', '/contact-us']) await expectFirstScriptAlone(page, path);
  await page.getByRole('heading', { level: 1 }).tap();
  await answers(page);
});

test('a menu button pressed before React comes opens its menu', async ({ page }) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('dialog')).toBeVisible();
});
