import type { Locator, Page } from '@playwright/test';

/** A link of the footer, which every page has at its end; some stand there twice. */
export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first();
