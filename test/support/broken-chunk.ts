import type { Page } from '@playwright/test';

/**
 * Breaks the chunks of the FAQ page until a second document is loaded. Call it before the page opens, because its script
 * may prefetch them.
 * @returns counts the documents that the page has loaded
 */
export async function breakFaqOnce(page: Page): Promise<() => number> {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/assets\/faq.*\.js$/, (route) =>
    documents === 1
      ? route.fulfill({ contentType: 'text/javascript', body: "throw new Error('no such part')" })
      : route.continue(),
  );
  return () => documents;
}
