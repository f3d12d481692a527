import { expect, type Page } from '@playwright/test';
import { pages } from '#frontend/site/pages.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { test } from '../support/site-test.ts';

const lastPart = (path: string) => path.split('/').filter(Boolean).at(-1) ?? 'home';

/** Collects the pages whose content chunk is requested; its name is the last segment of the path. */
function pagesFetched(page: Page): Set<string> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    const found = pages.find(({ path }) => lastPart(path) === name);
    if (found) fetched.add(found.path);
  });
  return fetched;
}

test('reading a page to its end loads no other page', async ({ page }) => {
  const fetched = pagesFetched(page);
  await page.clock.install();
  await page.goto('/about');
  await untilHydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.clock.runFor(60_000);
  expect([...fetched]).toEqual(['/about']);
});

test('a page is prefetched on hover, focus and touch, and then it opens without requests', async ({
  page,
}) => {
  await page.goto('/about');
  await untilHydrated(page);
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  for (const [type, name, chunk] of [
    ['pointerover', 'Education', /\/education-[^/]*\.js/],
    ['touchstart', 'Construction', /\/construction-[^/]*\.js/],
    ['focusin', 'Insurance', /\/insurance-[^/]*\.js/],
  ] as const) {
    const arrival = page.waitForResponse(chunk);
    await link(name).evaluate(
      (element, eventType) => element.dispatchEvent(new Event(eventType, { bubbles: true })),
      type,
    );
    await (await arrival).finished();
  }
  // Abort only the page's own chunks, as the form loads others when it is near.
  await page.route(/\/(?:industry-template|insurance)-[^/]*\.js$/, (route) => route.abort());
  await link('Insurance').evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).toHaveTitle(/insurance/i);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
