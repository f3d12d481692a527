import type { Browser, Locator, Page } from '@playwright/test';
import { phone } from '../browser.ts';
import { startPageClock } from './page-clock.ts';

/** How many times slower than this machine the simulated phone is. */
export const slowdown = 4;

/** Milliseconds to wait for anything in a page. */
const timeout = 60_000;

/** Opens a page on a slow phone with an empty cache and uses it. */
export async function visit<T>(browser: Browser, url: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    context.setDefaultTimeout(timeout);
    await context.addInitScript(startPageClock);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds that something is in view before it is tapped, as a quick reader would. */
const glance = 1000;
/** Milliseconds that a finger rests on the screen in a short tap. */
const contact = 80;

/** Scrolls to an element, looks at it and taps it as a finger does. The click comes when the finger leaves. */
async function lookAndTap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const page = target.page();
  await page.waitForTimeout(glance);
  // A link in running text may be broken over two lines, and the middle of its bounding box is in neither.
  const box = await target.evaluate(
    (element) => element.getClientRects()[0]?.toJSON() as DOMRect | undefined,
  );
  if (!box) throw new Error(`${target} is not in the page`);
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(contact);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Follows the first visible link to a page. Returns the milliseconds from the click until that page is painted. */
export async function follow(page: Page, path: string): Promise<number> {
  await page.evaluate(() => window.pageNotes.opened.splice(0));
  await lookAndTap(page.locator(`main a[href="${path}"]`).filter({ visible: true }).first());
  // If a new document is loaded, waiting in the old one would fail.
  await page.waitForURL((url) => url.pathname === path);
  const painted = await page.waitForFunction(() => window.pageNotes.opened[0]);
  return (await painted.jsonValue()) ?? Number.NaN;
}

const menuButton = (page: Page) => page.locator('header button[aria-haspopup="dialog"]');
const formButton = (page: Page) => page.locator('form [type="submit"]');

/** Opens the menu. */
export async function openMenu(page: Page): Promise<void> {
  await lookAndTap(menuButton(page));
  await page.getByRole('dialog').waitFor();
}

/** Presses the button of the form; false if the page has none. */
export async function submitForm(page: Page): Promise<boolean> {
  if ((await formButton(page).count()) === 0) return false;
  await lookAndTap(formButton(page));
  return true;
}

/** Uses the menu and the form of the page once React runs it. */
export async function useControls(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
  await menuButton(page).tap();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const name = page.locator('form [name="name"]');
  if ((await name.count()) === 0) return;
  await name.tap();
  await page.keyboard.type('Asha');
  await formButton(page).tap();
}

/** Milliseconds until the browser has reported what an interaction caused. */
const reporting = 500;

/** Milliseconds of each interaction of 16 ms and more in this document until the next paint. */
export async function interactionsIn(page: Page): Promise<number[]> {
  await page.waitForTimeout(reporting);
  return page.evaluate(() => window.pageNotes.interactions);
}
