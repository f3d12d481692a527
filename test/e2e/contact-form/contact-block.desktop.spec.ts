import { expect } from '@playwright/test';
import { test } from '#test/support/browser/site-test.ts';

test('next to a form, the text ends where the form ends, whichever is longer', async ({ page }) => {
  for (const { path, width, end } of [
    { path: '/contact-us', width: 900, end: ':has(> dl)' },
    { path: '/industries/', width: 1366, end: 'address' },
  ]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(path);
    const [text, form] = await page
      .locator('#contact')
      .evaluate(
        (block, parts) =>
          parts.map((part) => Math.round(block.querySelector(part)?.getBoundingClientRect().bottom ?? 0)),
        [end, ':has(> form)'],
      );
    expect(form).toBeGreaterThan(0);
    expect(text, `${path} at ${width} px`).toBe(form);
  }
});
