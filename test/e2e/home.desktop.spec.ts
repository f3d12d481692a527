import { expect, type Page } from '@playwright/test';
import { content } from '#frontend/content/home.ts';
import { openPage } from '../support/header-page.ts';
import { test } from '../support/site-test.ts';

const cards = (page: Page) =>
  page.getByRole('region', { name: content.industries.heading }).getByRole('listitem');

/** Each card's place and width, and the lines of its words by their place in the page or in the card. */
const measure = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { left, top, width } = card.getBoundingClientRect();
      const lines = [...card.querySelectorAll('h3, p')].flatMap((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        return [...range.getClientRects()].map((line) =>
          [line.left - left, line.top - top, line.width, line.height].map(Math.round),
        );
      });
      return { left: Math.round(left), top: Math.round(top + scrollY), width: Math.round(width), lines };
    }),
  );

/** Lengths of the cards' transitions in milliseconds; puts them at a part of their way, 1 for their end. */
const transitions = (page: Page, progress?: number) =>
  cards(page).evaluateAll((all, part) => {
    const moving = all.flatMap((card) => card.getAnimations());
    const lengths = moving.map(({ effect }) => Number(effect?.getTiming().duration));
    for (const [index, transition] of moving.entries()) {
      if (part === 1) transition.finish();
      else if (part !== undefined) transition.currentTime = (lengths[index] ?? 0) * part;
    }
    return lengths;
  }, progress);

test('industry cards stand two a row, and one that grows moves no words', async ({ page }) => {
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

  // From here on the test alone moves what moves.
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Animation.enable');
  await protocol.send('Animation.setPlaybackRate', { playbackRate: 0 });
  for (const [grows, gives] of [
    [2, 3],
    [5, 4],
  ] as const) {
    await cards(page).nth(grows).hover();
    await expect.poll(async () => (await transitions(page)).length).toBe(2);
    expect(await transitions(page)).toEqual([300, 300]);
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
});

test('markers pulse beside the highlights, and stand still for who wants less motion', async ({ page }) => {
  await openPage(page, '/');
  const markers = page.getByRole('region', { name: content.partner.heading }).locator('.pulse');
  await expect(markers).toHaveCount(content.partner.highlights.length);
  const running = () =>
    markers.evaluateAll((all) =>
      all.map((marker) =>
        marker
          .getAnimations()
          .map((animation) => [animation.playState, animation.effect?.getTiming().iterations]),
      ),
    );
  expect(await running()).toEqual(
    content.partner.highlights.map(() => [['running', Number.POSITIVE_INFINITY]]),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(running).toEqual(content.partner.highlights.map(() => []));
});
