import { expect } from '@playwright/test';
import { openForm } from '../support/contact-form-page.ts';
import { footerLink } from '../support/footer-page.ts';
import { menuButton, openPage, panelOf } from '../support/header-page.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { someOf } from '../support/nightly.ts';
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
  for (const path of someOf(pagesWithForm, 1)) {
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

test('a page that Back restores goes on, although a message was lost when it was left', async ({ page }) => {
  // As in Firefox, in which a message that is posted in `pagehide` never arrives.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    let leaving = false;
    addEventListener('pagehide', () => {
      leaving = true;
      setTimeout(() => {
        leaving = false;
      });
    });
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      if (!leaving) postMessage.apply(this, message as Parameters<typeof postMessage>);
    };
  });
  await openPage(page, '/about');
  await page.evaluate(async () => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await footerLink(page, 'FAQs').click();
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
  await menuButton(page, 'Insights').click();
  await expect(await panelOf(page, menuButton(page, 'Insights'))).toBeVisible();
});
