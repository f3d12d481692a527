import type { Browser, Page } from '@playwright/test';
import { phone } from '../browser.ts';
import { type PageNotes, startPageClock } from './page-clock.ts';

/** How many times slower than this machine the simulated phone is. */
export const slowdown = 4;

/** Milliseconds to wait for anything in a page. */
const timeout = 60_000;

/** Opens a page on a slow phone with an empty cache and uses it. Returns what the page recorded. */
export async function visit(
  browser: Browser,
  url: string,
  work: (page: Page) => Promise<void>,
): Promise<PageNotes> {
  const context = await browser.newContext(phone);
  try {
    context.setDefaultTimeout(timeout);
    await context.addInitScript(startPageClock);
    const page = await context.newPage();
    await page.goto(url);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await work(page);
    return await page.evaluate(() => window.pageNotes);
  } finally {
    await context.close();
  }
}

/** Waits until React has hydrated the page. Pressing a key makes it start. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
}

const linkTo = (page: Page, path: string) =>
  page.locator(`main a[href="${path}"]`).filter({ visible: true }).first();

/** Milliseconds that a link is in view before it is followed, as a quick reader would. */
const glance = 1000;

/** Scrolls to a link and looks at it. */
export async function look(page: Page, path: string): Promise<void> {
  await linkTo(page, path).scrollIntoViewIfNeeded();
  await page.waitForTimeout(glance);
}

/** Follows a visible link until its page is painted. */
export async function follow(page: Page, path: string): Promise<void> {
  await linkTo(page, path).tap();
  // If a new document is loaded, waiting in the old one would fail.
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForFunction(() => window.pageNotes.opened.length > 0);
}

/** Opens the menu. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator('header button[aria-haspopup="dialog"]').tap();
  await page.getByRole('dialog').waitFor();
}

/** Presses the button of the form; false if the page has none. */
export async function submitForm(page: Page): Promise<boolean> {
  const button = page.locator('form [type="submit"]');
  if ((await button.count()) === 0) return false;
  await button.tap();
  // Until what the press caused is painted and reported.
  await page.waitForTimeout(1000);
  return true;
}

/** Uses the menu and the form of the page. */
export async function useControls(page: Page): Promise<void> {
  await openMenu(page);
  await page.keyboard.press('Escape');
  const name = page.locator('form [name="name"]');
  if ((await name.count()) === 0) return;
  await name.tap();
  await page.keyboard.type('Asha');
  await page.locator('form [type="submit"]').tap();
}
