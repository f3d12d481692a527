import type { Locator, Page } from '@playwright/test';
import type { PagePath } from '#frontend/site/pages.ts';
import { press } from '../browser/press.ts';

const inFooter = (page: Page) => page.getByRole('contentinfo');

/** A link in the footer, which contains some links twice. On phones it is hidden until its column is unfolded. */
export const footerLink = (page: Page, path: PagePath): Locator =>
  inFooter(page).locator(`a[href="${path}"]`).first();

/** The control that folds a column of the footer on phones. */
export const footerFold = (page: Page, column: string): Locator =>
  inFooter(page).locator(`summary[aria-label="${column}"]`);

/** Unfolds the column of a link on phones. */
export async function unfoldFooterLink(page: Page, path: PagePath): Promise<Locator> {
  const link = footerLink(page, path);
  if (!(await link.isVisible())) await link.locator('xpath=ancestor::section').locator('summary').tap();
  return link;
}

/** Taps a link in the footer in the phone project and clicks it in the desktop project. */
export async function pressFooterLink(page: Page, path: PagePath, isMobile: boolean): Promise<void> {
  await press(await unfoldFooterLink(page, path), isMobile);
}
