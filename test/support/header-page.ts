import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from './hydrated.ts';

/** The header's menus on wide screens. */
export const mainNavigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** The button of a dropdown. */
export const menuButton = (page: Page, name: string): Locator =>
  mainNavigation(page).getByRole('button', { name, exact: true });

/** The panel that a button of the header controls. */
export async function panelOf(page: Page, button: Locator): Promise<Locator> {
  return page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
}

/** Opens a page and waits until its menus answer. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}
