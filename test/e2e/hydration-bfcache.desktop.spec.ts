import { expect } from '@playwright/test';
import { openForm } from '../support/contact-form-page.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { pagesWithForm } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';

/** Checks for features that block the back/forward cache (https://web.dev/articles/bfcache). */
test('pages are eligible for the back/forward cache', async ({ page }) => {
  await page.addInitScript(() => {
    const blockers: string[] = [];
    Object.assign(globalThis, { blockers });
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...listener: Parameters<typeof addEventListener>) {
      if (/unload$/.test(listener[0])) blockers.push(listener[0]);
      addEventListener.apply(this, listener);
    };
    for (const name of ['WebSocket', 'EventSource', 'RTCPeerConnection', 'BroadcastChannel', 'SharedWorker'])
      Object.defineProperty(globalThis, name, { get: () => blockers.push(name) });
  });
  for (const path of pagesWithForm) {
    const response = await page.goto(path);
    expect(await response?.headerValue('cache-control')).not.toMatch(/no-store/);
    await untilHydrated(page);
    await openForm(page);
    expect(
      await page.evaluate(() => ({
        blockers: (globalThis as unknown as { blockers: string[] }).blockers,
        onunload,
        onbeforeunload,
      })),
    ).toMatchObject({ blockers: [], onunload: null, onbeforeunload: null });
  }
});
