import { expect, type Page } from '@playwright/test';
import { untilHydrated } from './hydrated.ts';
import { enlargeText, spaceText, textLayout } from './text-layout.ts';

/** Opens a page and expects one h1, hydration without changed ids, and no horizontal scrolling. */
export async function expectWholePage(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await untilHydrated(page);
  // Labels and errors refer to these ids.
  const served = [...((await response?.text()) ?? '').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))).toEqual(
    served,
  );
  expect(await sideways(page)).toBeLessThanOrEqual(0);
}

/** CSS pixels by which a page is wider than the viewport. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Makes the viewport 320 px wide. @returns undo function */
async function narrowView(page: Page): Promise<() => Promise<void>> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  return () => page.setViewportSize({ width, height });
}

/** Expects no horizontal scrolling at double text size (WCAG 1.4.4) and at 320 px (1.4.10). */
export async function expectNothingSideways(page: Page): Promise<void> {
  const restore = await enlargeText(page);
  expect(await sideways(page), 'text twice as large').toBeLessThanOrEqual(0);
  await restore();
  const widen = await narrowView(page);
  expect(await sideways(page), 'in 320 px').toBeLessThanOrEqual(0);
  await widen();
}

const sound = { cut: [], overlapping: [], sideways: 0 };

/** Expects neither clipped nor overlapping text in these cases and with wide text spacing (1.4.12). */
export async function expectRoomForText(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const restore = await enlargeText(page);
  expect(await textLayout(page), 'text twice as large').toEqual(sound);
  await restore();
  const narrow = await spaceText(page);
  expect(await textLayout(page), 'text spaced wider').toEqual(sound);
  await narrow();
  const widen = await narrowView(page);
  expect(await textLayout(page), 'in 320 px').toEqual(sound);
  await widen();
}
