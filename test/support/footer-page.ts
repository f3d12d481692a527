import type { Locator, Page } from '@playwright/test';

/** A link in the footer, which contains some links twice. */
export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first();
