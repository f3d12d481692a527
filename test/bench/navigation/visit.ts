import { type Browser, devices, type Page } from '@playwright/test';
import { type PageNotes, startPageClock } from './page-clock.ts';

/** How many times slower than this machine a visitor's phone is. */
export const slowdown = 4;

/** The longest that a page may take to do what is waited for, in milliseconds. */
const patience = 60_000;

/** Opens a page on a slow phone that was never here, does something there, and gives what the page noted. */
export async function visit(
  browser: Browser,
  url: string,
  work: (page: Page) => Promise<void>,
): Promise<PageNotes> {
  const context = await browser.newContext(devices['Pixel 7']);
  try {
    context.setDefaultTimeout(patience);
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

/** Waits until React is there; a key that does nothing else is the sign that somebody wants it. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
}

const linkTo = (page: Page, path: string) =>
  page.locator(`:is(main, footer) a[href="${path}"]`).filter({ visible: true }).first();

/** How long a link is in view before it is followed, in milliseconds: the page fetches what is behind it meanwhile. */
const glance = 1000;

/** Has a link in view for as long as a quick reader does. */
export async function look(page: Page, path: string): Promise<void> {
  await linkTo(page, path).scrollIntoViewIfNeeded();
  await page.waitForTimeout(glance);
}

/** Follows a link that can be seen, until the page that it names is painted. */
export async function follow(page: Page, path: string): Promise<void> {
  await linkTo(page, path).tap();
  // Another document may come, and takes what is waited for in this one with it.
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForFunction(() => window.pageNotes.opened.length > 0);
}

/** Uses what the page has: its menu, its form. */
export async function useControls(page: Page): Promise<void> {
  await page.locator('header button[aria-haspopup="dialog"]').tap();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const name = page.locator('form [name="name"]');
  if ((await name.count()) === 0) return;
  await name.tap();
  await page.keyboard.type('Asha');
  await page.locator('form [type="submit"]').tap();
}
