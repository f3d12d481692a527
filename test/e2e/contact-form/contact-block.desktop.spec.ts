import { expect } from '@playwright/test';
import { test } from '#test/support/browser/site-test.ts';

test('next to a form, the text ends where the form ends, whichever is longer', async ({ page }) => {
  for (const { path, width } of [
    { path: '/contact-us', width: 900 },
    { path: '/industries/', width: 1366 },
  ]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(path);
    const [text, form] = await page
      .locator('#contact')
      .evaluate((block) =>
        ['address', ':has(> form)'].map((part) =>
          Math.round(block.querySelector(part)?.getBoundingClientRect().bottom ?? 0),
        ),
      );
    expect(form).toBeGreaterThan(0);
    expect(text, `${path} at ${width} px`).toBe(form);
  }
});
