import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { footerLink } from '../support/footer-page.ts';
import { openPage } from '../support/header-page.ts';
import { press } from '../support/press.ts';
import { test } from '../support/site-test.ts';

/** The parts that the page of questions alone is made of. */
const ownParts = /\/assets\/faq[^/]*\.js$/;

/** Counts how often the browser loads a document from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Header, words and footer are there, nothing is wrong with them, and one way on works. */
async function expectWayOn(page: Page) {
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(page.getByRole('main').getByRole('button')).toBeVisible();
  await expect(footerLink(page, 'About')).toBeVisible();
  await expectAccessible(page);
}

test('a screen that breaks keeps header and footer, and loading it again is one press away', async ({
  page,
  isMobile,
  expectProblem,
}) => {
  expectProblem(/a broken screen|Cannot read properties/);
  // Before the page is opened, whose script may fetch parts ahead. Every export of the part throws as soon as it is called; the first answer only.
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
    const fail = "const fail = () => { throw new Error('a broken screen'); };";
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

test('a part that never comes leads to one reload, never to a blank page', async ({
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
  // The reloaded page tries by itself where it was scrolled, and reports; else at the first sign of somebody, a key.
  const failed = /dynamically imported module/;
  const failure = Promise.race([
    page.waitForEvent('pageerror', ({ message }) => failed.test(message)),
    page.waitForEvent('console', (message) => message.type() === 'error' && failed.test(message.text())),
  ]);
  await press(footerLink(page, 'FAQs'), isMobile);
  await reloaded;
  expect(loads()).toBe(1);
  // The reloaded page is whole as it was served, and stays so although React can't have it.
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
  await page.keyboard.press('Shift');
  await failure;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page);
  expect(loads()).toBe(1);
  // Its links are links.
  await press(footerLink(page, 'About'), isMobile);
  await expect(page).toHaveURL('/about');
});
