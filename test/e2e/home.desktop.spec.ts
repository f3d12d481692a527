import { expect } from '@playwright/test';
import { content } from '#frontend/content/home.ts';
import { openPage } from '../support/header-page.ts';
import { cards, measure, transitions } from '../support/industry-cards.ts';
import { test } from '../support/site-test.ts';

test('industry cards are two in a row, and a growing card does not move text', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => document.fonts.ready);
  await cards(page).nth(2).scrollIntoViewIfNeeded();
  const rest = await measure(page);
  expect(rest).toHaveLength(content.industries.cards.length);
  for (let row = 0; row < rest.length; row += 2) {
    expect(rest[row]?.top).toBe(rest[row + 1]?.top);
    expect(rest[row]?.width).toBe(rest[row + 1]?.width);
    if (row > 0) expect(rest[row]?.top).toBeGreaterThan(rest[row - 1]?.top ?? 0);
  }

  // From here on, only the test advances transitions.
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Animation.enable');
  await protocol.send('Animation.setPlaybackRate', { playbackRate: 0 });
  for (const [grows, gives] of [
    [2, 3],
    [5, 4],
  ] as const) {
    await cards(page).nth(grows).hover();
    await expect.poll(async () => (await transitions(page)).length).toBe(1);
    expect(await transitions(page)).toEqual([300]);
    for (const progress of [0.5, 0.9999]) {
      await transitions(page, progress);
      const now = await measure(page);
      expect(now.map(({ lines }) => lines)).toEqual(rest.map(({ lines }) => lines));
      expect(now.map(({ top }) => top)).toEqual(rest.map(({ top }) => top));
      expect(now[grows]?.width).toBeGreaterThan(rest[grows]?.width ?? 0);
      expect(now[gives]?.width).toBeLessThan(rest[gives]?.width ?? 0);
      for (const [index, card] of now.entries())
        if (index !== grows && index !== gives) expect(card).toEqual(rest[index]);
    }
    await page.mouse.move(1, 1);
    const ended = async () => {
      await transitions(page, 1);
      return measure(page);
    };
    await expect.poll(ended).toEqual(rest);
  }

  await test.step('a long heading, as in a translation, stays inside its card and left of the arrow', async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await transitions(page, 1);
    const card = cards(page).nth(2);
    await card.getByRole('heading').evaluate((heading) => {
      heading.textContent = 'Comercio minorista y comercio electrónico';
    });
    // The card gives way to its neighbor.
    await cards(page).nth(3).hover();
    await expect.poll(async () => (await transitions(page)).length).toBe(1);
    await transitions(page, 1);
    const [text, arrow] = await card.evaluate((it) => {
      const range = document.createRange();
      range.selectNodeContents(it.querySelector('h3') as Element);
      return [
        range.getBoundingClientRect().right,
        it.querySelector('span > svg')?.getBoundingClientRect().left,
      ];
    });
    expect(text).toBeLessThan(arrow ?? 0);
  });
});
