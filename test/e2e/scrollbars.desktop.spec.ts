import { chromium, expect } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { openPage } from '../support/header-page.ts';
import { testSite } from '../support/site-server.ts';
import { test } from '../support/site-test.ts';

test('where scrollbars take up space, the page keeps its width while the sidebar is open', async () => {
  const site = await testSite();
  const { ignoreDefaultArgs, ...options } = launchOptions(site.chromium);
  const hidden = Array.isArray(ignoreDefaultArgs) ? ignoreDefaultArgs : [];
  const browser = await chromium.launch({ ...options, ignoreDefaultArgs: [...hidden, '--hide-scrollbars'] });
  try {
    const page = await browser.newPage({ baseURL: site.origin, viewport: { width: 600, height: 700 } });
    await openPage(page, '/about');
    const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
    const before = await width();
    expect(before).toBeLessThan(600);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await width()).toBe(before);
  } finally {
    await browser.close();
  }
});
