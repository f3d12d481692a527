import { expect, type Page, type Request } from '@playwright/test';

/**
 * Opens a page, lets five minutes pass without user action, and expects no scripts but those in its HTML. Requires an
 * installed clock.
 */
export async function expectFirstScriptAlone(page: Page, path: string): Promise<void> {
  const scripts: string[] = [];
  const note = (request: Request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  };
  page.on('request', note);
  const response = await page.goto(path);
  const named = [...((await response?.text()) ?? '').matchAll(/"(\/assets\/[^"]+\.js)"/g)];
  await expect.poll(() => scripts.length, path).toBe(named.length);
  // Events that also fire when a page renders under a stationary pointer.
  for (const type of ['pointerover', 'pointermove'])
    await page.getByRole('heading', { level: 1 }).dispatchEvent(type, { pointerType: 'mouse' });
  // Runs all timers and idle callbacks.
  await page.clock.runFor(300_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  expect(scripts.toSorted(), path).toEqual(named.map(([, script]) => script).toSorted());
  page.off('request', note);
}
