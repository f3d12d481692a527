import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { footerLink } from '../support/footer-page.ts';
import { openPage } from '../support/header-page.ts';
import { press } from '../support/press.ts';
import { test } from '../support/site-test.ts';

/** Chunks that only the FAQ page uses. */
const ownParts = /\/assets\/faq[^/]*\.js$/;

/** Counts document loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Expects header, content and footer, without accessibility problems, and a working link. */
async function expectWayOn(page: Page) {
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(page.getByRole('main').getByRole('button')).toBeVisible();
  await expect(footerLink(page, 'About')).toBeVisible();
  await expectAccessible(page);
}

test('a page template that throws keeps header and footer, and a button reloads the page', async ({
  page,
  isMobile,
  expectProblem,
}) => {
  expectProblem(/a broken page template|Cannot read properties/);
  // Before the page is opened, as its script may prefetch chunks. Every export throws when it is called.
  let broken = true;
  await page.route(ownParts, async (route) => {
    if (!broken) return route.continue();
    const response = await route.fetch();
    const exported = [...(await response.text()).matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, names]) =>
      (names ?? '').split(',').map((name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1),
      ),
    );
    const fail = "const fail = () => { throw new Error('a broken page template'); };";
    const exports = exported.map((name) => `fail as ${name}`).join(', ');
    return route.fulfill({ response, body: `${fail} export { ${exports} };` });
  });
  await openPage(page, '/about');
  await press(footerLink(page, 'FAQs'), isMobile);
  await expect(page).toHaveURL('/faq');
  await expectWayOn(page);

  broken = false;
  await press(page.getByRole('main').getByRole('button'), isMobile);
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
});

test('a chunk that cannot be loaded causes one reload and never a blank page', async ({
  page,
  isMobile,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  expectProblem(/dynamically imported module/);
  await page.route(ownParts, (route) => route.fulfill({ status: 404, body: '' }));
  await openPage(page, '/about');
  const loads = countLoads(page);
  const reloaded = page.waitForEvent('load');
  // The reloaded page hydrates immediately if it is scrolled, otherwise at the first key press, and logs the failure.
  const failed = /dynamically imported module/;
  const failure = Promise.race([
    page.waitForEvent('pageerror', ({ message }) => failed.test(message)),
    page.waitForEvent('console', (message) => message.type() === 'error' && failed.test(message.text())),
  ]);
  await press(footerLink(page, 'FAQs'), isMobile);
  await reloaded;
  expect(loads()).toBe(1);
  // The prerendered page stays complete although it cannot be hydrated.
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
  await page.keyboard.press('Shift');
  await failure;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page);
  expect(loads()).toBe(1);
  // Its links work without React.
  await press(footerLink(page, 'About'), isMobile);
  await expect(page).toHaveURL('/about');
});
