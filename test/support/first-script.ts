import { expect, type Page, type Request } from '@playwright/test';

/**
 * Opens a page for somebody who only looks at it, for minutes, and expects no script but those that its HTML names.
 * The page's clock has to be installed.
 */
export async function expectFirstScriptAlone(page: Page, path: string): Promise<void> {
  const scripts: string[] = [];
  const note = (request: Request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  };
  page.on('request', note);
  const response = await page.goto(path);
  const named = [...((await response?.text()) ?? '').matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
  // What a page that is drawn beneath a resting mouse hears now and then: nobody has done anything.
  for (const type of ['pointerover', 'pointermove'])
    await page.getByRole('heading', { level: 1 }).dispatchEvent(type, { pointerType: 'mouse' });
  // With the minutes passes whatever waits for a moment of rest.
  await page.clock.runFor(300_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  expect(scripts.toSorted(), path).toEqual(named.map(([, script]) => script).toSorted());
  page.off('request', note);
}
