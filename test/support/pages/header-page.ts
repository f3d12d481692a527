import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '../browser/hydrated.ts';

/** The navigation for wide screens. */
export const mainNavigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** The button of a menu. */
export const menuButton = (page: Page, name: string): Locator =>
  mainNavigation(page).getByRole('button', { name, exact: true });

/** The panel that a menu button controls. */
export async function panelOf(page: Page, button: Locator): Promise<Locator> {
  return page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
}

/** A link in the list of pages on the right of the services panel. The first group's sub-links lead to the same pages. */
export const serviceLink = (panel: Locator, path: string): Locator =>
  panel.locator(`a[href="${path}"]`).last();

/** Opens a page and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}
