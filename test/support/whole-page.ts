import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { untilHydrated } from './hydrated.ts';
import { enlargeText, spaceText, textLayout } from './text-layout.ts';

/** Opens a page: it is whole, React takes it over as it was served, nothing is wider than its view, axe is content. */
export async function expectWholePage(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await untilHydrated(page);
  // Were an id new, labels and errors would name nothing.
  const served = [...((await response?.text()) ?? '').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))).toEqual(
    served,
  );
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

/** CSS pixels that a page is wider than its view. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const narrowestView = (page: Page) =>
  page.setViewportSize({ width: 320, height: page.viewportSize()?.height ?? 0 });

/** Neither text twice as large (WCAG 1.4.4) nor the narrowest view (1.4.10) makes the page scroll sideways. */
export async function expectNothingSideways(page: Page): Promise<void> {
  const restore = await enlargeText(page);
  expect(await sideways(page), 'text twice as large').toBeLessThanOrEqual(0);
  await restore();
  await narrowestView(page);
  expect(await sideways(page), 'in 320 px').toBeLessThanOrEqual(0);
}

const sound = { cut: [], overlapping: [], sideways: 0 };

/** These, and text spaced wider (1.4.12), cut no text off and lay none over another either. */
export async function expectRoomForText(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const restore = await enlargeText(page);
  expect(await textLayout(page), 'text twice as large').toEqual(sound);
  await restore();
  const narrow = await spaceText(page);
  expect(await textLayout(page), 'text spaced wider').toEqual(sound);
  await narrow();
  await narrowestView(page);
  expect(await textLayout(page), 'in 320 px').toEqual(sound);
}
