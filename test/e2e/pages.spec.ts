import { expect, type Page } from '@playwright/test';
import { pages } from '#frontend/pages.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { test } from '../support/site-test.ts';
import { enlargeText, spaceText, textLayout } from '../support/text-layout.ts';

const sound = { cut: [], overlapping: [], sideways: 0 };

/** Text twice as large (WCAG 1.4.4), wider spaced (1.4.12), and the narrowest view (1.4.10) lose nothing. */
async function expectRoomForText(page: Page) {
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  await page.evaluate(() => document.fonts.ready);
  const restore = await enlargeText(page);
  expect(await textLayout(page), 'text twice as large').toEqual(sound);
  await restore();
  const narrow = await spaceText(page);
  expect(await textLayout(page), 'text spaced wider').toEqual(sound);
  await narrow();
  await page.setViewportSize({ ...view, width: 320 });
  expect(await textLayout(page), 'in 320 px').toEqual(sound);
}

/** One page of each kind: pages of one kind are laid out alike, and only their words differ. */
const ofEachKind = new Set(new Map(pages.map(({ kind, path }) => [kind, path])).values());

/** CSS pixels that a page is wider than its view: as it is, with larger text, in the narrowest view. */
async function expectNothingSideways(page: Page) {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const restore = await enlargeText(page);
  expect(await sideways(), 'text twice as large').toBe(0);
  await restore();
  await page.setViewportSize({ width: 320, height: page.viewportSize()?.height ?? 0 });
  expect(await sideways(), 'in 320 px').toBe(0);
}

for (const { path } of pages) {
  test(`${path} is whole, accessible and has room for its text`, async ({ page, isMobile }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await untilHydrated(page);
    // React takes over the page as it was served: were an id new, labels and errors would name nothing.
    const served = [...((await response?.text()) ?? '').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))).toEqual(
      served,
    );
    const { scroll, view } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      view: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(view);
    const sample = ofEachKind.has(path);
    if (sample || !isMobile) await expectAccessible(page);
    if (sample) await expectRoomForText(page);
    else await expectNothingSideways(page);
  });
}

test('an unknown address is not found, and leads on', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toBeVisible();
  await expectAccessible(page);
  await expectRoomForText(page);
});
