import { expect, type Page } from '@playwright/test';
import { linkMessages } from '#frontend/router/messages.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilDrawn } from '../support/drawn.ts';
import { pressFooterLink, unfoldFooterLink } from '../support/footer-page.ts';
import { openPage } from '../support/header-page.ts';
import { hold } from '../support/hold-request.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { industry, secondIndustry } from '../support/pages-of-each-kind.ts';
import { press } from '../support/press.ts';
import { test } from '../support/site-test.ts';

/** Chunks that only the FAQ page uses. */
const ownParts = /\/assets\/faq[^/]*\.js$/;

/** Presses a link while the files of its page are still on their way: hover or touch requests them before the press. */
async function pressBeforeFailure(page: Page, name: string, isMobile: boolean, files: string | RegExp) {
  const release = await hold(page, files);
  await pressFooterLink(page, name, isMobile);
  await release();
}

/** Expects header, content and footer, without accessibility problems, and a working link. */
async function expectWayOn(page: Page) {
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(page.getByRole('main').getByRole('button')).toBeVisible();
  await expect(await unfoldFooterLink(page, 'About')).toBeVisible();
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
  await pressFooterLink(page, 'FAQs', isMobile);
  await expect(page).toHaveURL('/faq');
  await expectWayOn(page);

  broken = false;
  await press(page.getByRole('main').getByRole('button'), isMobile);
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
});

test('a link whose page does not arrive keeps the page and offers another try', async ({
  page,
  isMobile,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  expectProblem(/dynamically imported module/);
  await page.route(ownParts, (route) => route.fulfill({ status: 404, body: '' }));
  await openPage(page, '/about');
  await pressBeforeFailure(page, 'FAQs', isMobile, ownParts);
  const alert = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, { include: '[role="alert"]' });

  // The browser loads the page as a document, which is complete although it cannot be hydrated.
  await press(alert.getByRole('link'), isMobile);
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await pressFooterLink(page, 'About', isMobile);
  await expect(page).toHaveURL('/about');

  await test.step('a link that failed once is opened as a document', async () => {
    await untilHydrated(page);
    await pressBeforeFailure(page, 'FAQs', isMobile, ownParts);
    await expect(alert).toBeVisible();
    await pressFooterLink(page, 'FAQs', isMobile);
    await expect(page).toHaveURL('/faq');
  });
});

test('after the template of a kind of pages failed, a link to another of them is opened as a document', async ({
  page,
  isMobile,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  expectProblem(/dynamically imported module/);
  const template = '**/assets/industry-template*';
  await page.route(template, (route) => route.abort());
  await openPage(page, '/about');
  await pressBeforeFailure(page, industry.label, isMobile, template);
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeVisible();
  await pressFooterLink(page, secondIndustry.label, isMobile);
  await expect(page).toHaveURL(secondIndustry.path);
});

test('a page with a fragment that Back could not load is loaded by another try', async ({
  page,
  isMobile,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  expectProblem(/dynamically imported module/);
  await openPage(page, '/faq#main');
  await pressFooterLink(page, 'About', isMobile);
  await expect(page).toHaveURL('/about');
  // A document of its own, which has not loaded the page before.
  await page.reload();
  await untilHydrated(page);
  await page.route(ownParts, (route) => route.fulfill({ status: 404, body: '' }));
  await page.evaluate(() => history.back());
  const alert = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(alert).toBeVisible();
  await page.unroute(ownParts);
  await press(alert.getByRole('link'), isMobile);
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
  await expect(page).toHaveURL('/faq#main');
});

test('a link pressed offline keeps the page and says why', async ({
  page,
  context,
  isMobile,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  expectProblem(/dynamically imported module/);
  await openPage(page, '/about');
  await context.setOffline(true);
  const alert = page.getByRole('alert').filter({ has: page.getByRole('link') });
  for (const _ of [1, 2]) {
    await pressFooterLink(page, 'FAQs', isMobile);
    await expect(alert).toBeVisible();
    await expect(page).toHaveURL('/about');
  }
  await press(alert.getByRole('link'), isMobile);
  await context.setOffline(false);
  await pressFooterLink(page, 'Contact Us', isMobile);
  await expect(page).toHaveURL('/contact-us');
  await expect(alert).toHaveCount(0);
});

test('a slow page shows that it is loading, and only the link pressed last opens', async ({
  page,
  isMobile,
}) => {
  const release = await hold(page, '**/assets/faq*.js');
  await openPage(page, '/about');
  await pressFooterLink(page, 'FAQs', isMobile);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: linkMessages.loading })).toHaveCount(1);
  await expect(page).toHaveURL('/about');
  await pressFooterLink(page, 'Contact Us', isMobile);
  await expect(page).toHaveURL('/contact-us');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const arrived = page.waitForResponse(/\/faq-template-/);
  await release();
  await (await arrived).finished();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveURL('/contact-us');
});

test('a link whose page was lost by the time of the press is opened as a document', async ({
  page,
  isMobile,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  await page.route(ownParts, (route) => route.fulfill({ status: 404, body: '' }));
  await openPage(page, '/about');
  const link = await unfoldFooterLink(page, 'FAQs');
  const lost = page.waitForResponse(ownParts);
  await link.dispatchEvent('pointerover');
  const file = (await lost).url();
  await page.evaluate((url) => import(url).catch(() => undefined), file);
  await untilDrawn(page);
  await page.unroute(ownParts);
  await press(link, isMobile);
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
});
