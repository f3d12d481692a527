import { expect, type Locator, type Page } from '@playwright/test';
import { pages } from '#frontend/site/pages.ts';
import { touch } from '#test/support/browser/finger.ts';
import { untilHydrated } from '#test/support/browser/hydrated.ts';
import { test } from '#test/support/browser/site-test.ts';
import { industry, secondIndustry, thirdIndustry } from '#test/support/pages/pages-of-each-kind.ts';

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

/** The script with a page's content. */
const chunkOf = (path: string) => new RegExp(`/${path.split('/').at(-1)}-[^/]*\\.js$`);

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
  for (const [reach, { path, label }] of [
    [(target: Locator) => target.hover(), secondIndustry],
    [touch, thirdIndustry],
    [(target: Locator) => target.focus(), industry],
  ] as const) {
    const arrival = page.waitForResponse(chunkOf(path));
    await reach(link(label));
    await (await arrival).finished();
  }
  // Abort only the page's own chunks, as the form loads others when it is near.
  for (const chunk of [chunkOf(industry.path), /\/industry-template-[^/]*\.js$/])
    await page.route(chunk, (route) => route.abort());
  await link(industry.label).evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).toHaveURL(industry.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
