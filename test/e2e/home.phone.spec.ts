import { expect } from '@playwright/test';
import { content } from '#frontend/content/home.ts';
import { openPage } from '../support/header-page.ts';
import { hold } from '../support/hold-request.ts';
import { cards, measure, transitions } from '../support/industry-cards.ts';
import { test } from '../support/site-test.ts';

test('industry cards are one or two in a row, and a card that grows on a tap does not move text', async ({
  page,
}) => {
  // Keeps the home page visible after the tap.
  const release = await hold(page, '**/assets/industry-template-*.js');
  await openPage(page, '/');
  await page.evaluate(() => document.fonts.ready);
  /** Measures after all transitions, which a change of the viewport's width also starts. */
  const ended = async () => {
    await transitions(page, 1);
    return measure(page);
  };
  for (const [width, inRow] of [
    [320, 1],
    [390, 2],
    [768, 2],
    [1180, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const all = await ended();
    expect(all).toHaveLength(content.industries.cards.length);
    for (const [index, card] of all.entries()) {
      const before = all[index - 1];
      if (before && index % inRow === 0) expect(card.top).toBeGreaterThan(before.top);
      else if (before) expect(card).toMatchObject({ top: before.top, width: before.width });
    }
  }

  const [grows, gives] = [2, 3];
  const link = cards(page).nth(grows).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const rest = await ended();
  await link.tap();
  await expect.poll(async () => (await ended())[grows]?.width).toBeGreaterThan(rest[grows]?.width ?? 0);
  const now = await ended();
  expect(now[gives]?.width).toBeLessThan(rest[gives]?.width ?? 0);
  expect(now.map(({ lines }) => lines)).toEqual(rest.map(({ lines }) => lines));
  expect(now.map(({ top }) => top)).toEqual(rest.map(({ top }) => top));
  for (const [index, card] of now.entries())
    if (index !== grows && index !== gives) expect(card).toEqual(rest[index]);

  await release();
  await expect(page).toHaveURL(content.industries.cards[grows]?.url ?? '');
});
