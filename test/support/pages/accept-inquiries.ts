import type { Page } from '@playwright/test';
import { contactPath } from '#shared/contact-api.ts';

/** Accepts inquiries in place of the contact service. Returns the bodies that the page has posted so far. */
export async function acceptInquiries(page: Page): Promise<readonly unknown[]> {
  const bodies: unknown[] = [];
  await page.route(`**${contactPath}`, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ json: { id: 'x' } });
  });
  return bodies;
}
