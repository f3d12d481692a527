import { expect, type Locator } from '@playwright/test';
import { content } from '#frontend/content/home.ts';
import { test } from '#test/support/browser/site-test.ts';
import { openPage } from '#test/support/pages/header-page.ts';

test('markers of the hero and the highlights pulse when they come into view, for less than five seconds, and again under the pointer', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/');
  const markers = page.locator('main .pulse');
  await expect(markers).toHaveCount(
    content.partner.highlights.length + ('illustration' in content.hero ? 0 : 1),
  );
  /** Milliseconds that a marker still pulses. */
  const left = (marker: Locator) =>
    marker.evaluate((element) => {
      const [animation] = element.getAnimations();
      return (
        Number(animation?.effect?.getComputedTiming().endTime ?? 0) - Number(animation?.currentTime ?? 0)
      );
    });
  for (const marker of await markers.all()) {
    await marker.scrollIntoViewIfNeeded();
    await expect.poll(() => left(marker)).toBeGreaterThan(2000);
    expect(await left(marker)).toBeLessThanOrEqual(5000);
  }
  const last = markers.last();
  await last.evaluate((element) => element.getAnimations()[0]?.finish());
  await page.getByText(content.partner.highlights[2].title).hover();
  await expect.poll(() => left(last)).toBeGreaterThan(0);
  await page.mouse.move(1, 1);
  await expect.poll(() => left(last)).toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const marker of await markers.all()) await expect.poll(() => left(marker)).toBe(0);
});

test('industry cards are two in a row, and a card takes 300 ms to grow, at the cost of its neighbor', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/');
  const cards = page.getByRole('region', { name: content.industries.heading }).getByRole('listitem');
  const boxes = () =>
    cards.evaluateAll((all) =>
      all.map((card) => {
        const { top, width } = card.getBoundingClientRect();
        return { top: Math.round(top + scrollY), width: Math.round(width) };
      }),
    );
  for (const width of [390, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => {
        const all = await boxes();
        return all.map(({ top, width }, index) => {
          const [left, right] = [all[index - (index % 2)], all[index - (index % 2) + 2]];
          return width === left?.width && top === left.top && (!right || right.top > top);
        });
      }, `${width} px`)
      .toEqual(content.industries.cards.map(() => true));
  }

  const rest = await boxes();
  await cards.nth(2).hover();
  const transition = () =>
    cards.evaluateAll((all) =>
      all.flatMap((card) => card.getAnimations()).map(({ effect }) => effect?.getTiming().duration),
    );
  await expect.poll(transition).toEqual([300]);
  await expect.poll(async () => (await boxes())[2]?.width).toBeGreaterThan(rest[2]?.width ?? 0);
  await expect.poll(transition).toEqual([]);
  const now = await boxes();
  expect(now[3]?.width).toBeLessThan(rest[3]?.width ?? 0);
  expect(now.map(({ top }) => top)).toEqual(rest.map(({ top }) => top));
});
