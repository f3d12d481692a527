import type { Browser, CDPSession } from '@playwright/test';
import { startPageClock } from './page-clock.ts';

export interface CacheUse {
  /** Whether the page was shown again as it was left. A headless browser without its windows' code has no such cache. */
  readonly restored: boolean;
  /** What in the pages keeps any browser from it. */
  readonly obstacles: readonly string[];
}

/** Leaves a page for another one and goes back, as visitors do: what does the back/forward cache make of it? */
export async function tryBackForwardCache(browser: Browser, origin: string): Promise<CacheUse> {
  const context = await browser.newContext();
  try {
    await context.addInitScript(startPageClock);
    const page = await context.newPage();
    const reasons = reasonsAgainst(await context.newCDPSession(page));
    await page.goto(`${origin}/`);
    await page.goto(`${origin}/faq`);
    // Later, as going back takes along what runs in the page.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForFunction(() => location.pathname === '/' && document.readyState === 'complete');
    const restored = await page.evaluate(() => window.pageNotes.restored);
    return { restored, obstacles: restored ? [] : await reasons };
  } finally {
    await context.close();
  }
}

/** Those that the pages themselves are the reason of; Chromium gives them when it loads anew what it could have kept. */
async function reasonsAgainst(session: CDPSession): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    resolve(
      notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason),
    ),
  );
  await session.send('Page.enable');
  return promise;
}
