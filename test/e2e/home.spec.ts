import { expect } from '@playwright/test';
import { content } from '#frontend/content/home.ts';
import { openPage } from '../support/header-page.ts';
import { test } from '../support/site-test.ts';

test('the hero and the highlights have pulsing markers, but not with prefers-reduced-motion', async ({
  page,
}) => {
  await openPage(page, '/');
  const markers = page.locator('main .pulse');
  const count = content.partner.highlights.length + 1;
  await expect(markers).toHaveCount(count);
  const running = () =>
    markers.evaluateAll((all) =>
      all.map((marker) =>
        marker
          .getAnimations()
          .map((animation) => [animation.playState, animation.effect?.getTiming().iterations]),
      ),
    );
  expect(await running()).toEqual(Array(count).fill([['running', Number.POSITIVE_INFINITY]]));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(running).toEqual(Array(count).fill([]));
});

test('figures are in line, and on narrow screens each is next to its illustration', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const section = page.getByRole('region', { name: content.impact.heading });
  for (const width of [900, 1000, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await section
      .locator('dd')
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
  for (const width of [320, 360, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    // In one step, as sections above may still adapt to the width.
    const beside = await section.evaluate((element) => {
      const bottoms = [...element.querySelectorAll('img')].map((it) => it.getBoundingClientRect().bottom);
      const tops = [...element.querySelectorAll('dl')].map((it) => it.getBoundingClientRect().top);
      return tops.map((top, index) => top < (bottoms[index] ?? 0));
    });
    expect(beside, `${width} px`).toEqual([true, true, true]);
  }
});

test('the desk of Engineering as a Service ends only where its panel does', async ({ page }) => {
  await openPage(page, '/');
  const panel = page.locator('#eaas');
  for (const width of [320, 390, 768, 900, 1366, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const gaps = await panel.evaluate((element) => {
      const outer = element.getBoundingClientRect();
      const image = element.querySelector('img')?.getBoundingClientRect();
      return [outer.right - (image?.right ?? 0), outer.bottom - (image?.bottom ?? 0)].map(Math.round);
    });
    expect(gaps, `${width} px`).toEqual([0, 0]);
  }
});

test("the arrow of the product's second link follows the last word", async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const link = page.getByRole('link', { name: content.product.revolutionizing });
  for (const width of [320, 390, 1024, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    const gap = await link.evaluate((it) => {
      const text = document.createRange();
      text.selectNodeContents(it.firstChild as Node);
      const lastLine = [...text.getClientRects()].at(-1)?.right ?? 0;
      return (it.querySelector('svg')?.getBoundingClientRect().left ?? 0) - lastLine;
    });
    expect(gap, `${width} px`).toBeGreaterThan(8);
    expect(gap, `${width} px`).toBeLessThan(16);
  }
});
