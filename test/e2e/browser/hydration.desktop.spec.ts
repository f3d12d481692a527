import { expect, type Locator, type Page } from '@playwright/test';
import { draftKey } from '#frontend/contact-form/form-state.ts';
import { linkTo, serviceMenu } from '#frontend/site/menus.ts';
import { contactPath } from '#shared/contact-api.ts';
import { hold } from '#test/support/browser/hold-request.ts';
import { hydrated, untilHydrated, untilListening } from '#test/support/browser/hydrated.ts';
import { someOf } from '#test/support/browser/nightly.ts';
import { saveData } from '#test/support/browser/save-data.ts';
import { test } from '#test/support/browser/site-test.ts';
import { contactForm, libraryField, submitButton } from '#test/support/pages/contact-form-page.ts';
import { footerLink } from '#test/support/pages/footer-page.ts';
import { mainNavigation, menuButton, panelOf, serviceLink } from '#test/support/pages/header-page.ts';
import { industry } from '#test/support/pages/pages-of-each-kind.ts';

const react = '**/assets/react-*.js';

test('React takes over without any action, and scripts load after the first paint', async ({ page }) => {
  // A small page paints after its load event.
  await page.goto('/contact-us');
  await hydrated(page);
  const { painted, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(requested.length).toBeGreaterThan(2);
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(painted ?? Number.NaN);
});

test('React takes over in a browser that reports no paint', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.clock.install();
  await page.goto('/about');
  await page.clock.runFor(5000);
  await untilHydrated(page);
});

const actions: Record<string, (page: Page) => Promise<unknown>> = {
  'a key': (page) => page.keyboard.press('Shift'),
  'a press': (page) => page.getByRole('heading', { level: 1 }).click(),
  'a field that the browser fills in': (page) =>
    contactForm(page)
      .getByLabel('Name')
      .evaluate((field) => field.dispatchEvent(new Event('input', { bubbles: true }))),
};

test('with Save-Data every action hydrates the page', { tag: '@nightly' }, async ({ page }) => {
  await saveData(page);
  for (const [name, act] of Object.entries(actions)) {
    await test.step(name, async () => {
      await page.goto('/contact-us');
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      await untilListening(page);
      await act(page);
      await hydrated(page);
    });
  }
});

test('a stored draft appears without an action', async ({ page }) => {
  await page.addInitScript((key) => sessionStorage.setItem(key, '{"name":"Stored Name"}'), draftKey);
  await page.goto('/contact-us');
  await expect(contactForm(page).getByLabel('Name')).toHaveValue('Stored Name');
});

test('input from before hydration stays, including the phone number', async ({ page }) => {
  const release = await hold(page, react);
  await page.goto('/contact-us');
  const form = contactForm(page);
  await form.getByLabel('Name').fill('Typed early');
  await form.getByLabel('Phone').fill('2015550123');
  await form.getByLabel('Comment').fill('so was this');
  await release();
  await hydrated(page);
  await expect(form.getByLabel('Comment')).toBeFocused();
  await expect(libraryField(page)).toBeVisible();
  await expect(form.locator('input[type="tel"]')).toHaveValue('+1 (201) 555-0123');
  await expect(form.getByLabel('Name')).toHaveValue('Typed early');
  await expect(form.getByLabel('Comment')).toHaveValue('so was this');
  await expect(form.getByLabel('Comment')).toBeFocused();
});

test('hydration waits until the document is complete', { tag: '@nightly' }, async ({ page }) => {
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</main>',
      '</main><script src="/rest-of-the-page.js"></script>',
    );
    await route.fulfill({ response, body });
  });
  // A blocking script stops the parser, like a slow network.
  await page.route('**/rest-of-the-page.js', async (route) => {
    await rest;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/about', { waitUntil: 'commit' });
  await untilListening(page);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(requests.filter((path) => path.includes('hydrate'))).toEqual([]);
  sendRest();
  await page.waitForLoadState();
  await untilHydrated(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

const ways = [
  ['hover', (button: Locator) => button.hover()],
  ['the keyboard', (button: Locator) => button.focus()],
  ['a press', (button: Locator) => button.click()],
] as const;
test('before React a menu opens, and it stays open when React takes over', async ({ page }) => {
  for (const [way, open] of someOf(ways, 1))
    await test.step(`by ${way}`, async () => {
      const release = await hold(page, react);
      await page.goto('/about');
      const button = menuButton(page, 'Industries');
      const panel = await panelOf(page, button);
      await open(button);
      await expect(panel).toBeVisible();
      await release();
      await hydrated(page);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(panel).toBeVisible();
      await panel.getByRole('link', { name: industry.label, exact: true }).click();
      await expect(page).toHaveURL(industry.path);
      await page.mouse.move(5, 700);
    });

  await test.step('with the focus on one of its links', async () => {
    const release = await hold(page, react);
    await page.goto('/about');
    const panel = await panelOf(page, menuButton(page, 'Industries'));
    await menuButton(page, 'Industries').focus();
    // Not before the stylesheet, which comes after the first paint.
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    const link = panel.getByRole('link').first();
    await release();
    await hydrated(page);
    await expect(link).toBeFocused();
  });

  await test.step('a group of services', async () => {
    const release = await hold(page, react);
    await page.goto('/about');
    const [, second] = serviceMenu;
    if (!second) throw new Error('There are fewer than two groups');
    await menuButton(page, 'Services').hover();
    const group = page.getByRole('button', { name: second.label, exact: true });
    await group.hover();
    const link = serviceLink(mainNavigation(page), second.links[0]?.path ?? '');
    await expect(link).toBeVisible();
    await release();
    await hydrated(page);
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
  });
});

test('before React, Back opens the page that an earlier document showed', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/contact-us');
  await untilHydrated(page);
  const title = await page.title();
  await footerLink(page, '/about').click();
  await expect(page).not.toHaveTitle(title);
  await hold(page, react);
  await page.reload();
  await untilListening(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/contact-us');
  await expect(page).toHaveTitle(title);
});

test('a page whose first script or React does not arrive keeps its links, menus and form', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  expectProblem(/dynamically imported module/);
  for (const files of ['**/assets/entry-*.js', react])
    await test.step(files, async () => {
      await page.route(files, (route) => route.abort());
      const lost = page.waitForEvent('requestfailed');
      await page.goto('/contact-us');
      // It is requested when the browser is idle.
      await lost;
      await expect(contactForm(page)).toHaveAttribute('method', 'post');
      await menuButton(page, 'Insights').hover();
      const panel = await panelOf(page, menuButton(page, 'Insights'));
      await expect(panel).toBeVisible();
      await panel.getByRole('link', { name: linkTo('/about').label }).click();
      await expect(page).toHaveURL('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await page.goto('/contact-us');
      const form = contactForm(page);
      for (const [label, text] of [
        ['Email', 'asha@example.com'],
        ['Phone', '2015550123'],
        ['Comment', 'Typed early'],
      ] as const)
        await form.getByLabel(label, { exact: true }).fill(text);
      await submitButton(page).click();
      // Incomplete, the browser's own message.
      await expect(form.getByLabel('Name')).toBeFocused();
      await form.getByLabel('Name').fill('Asha');
      const posted = page.waitForRequest(`**${contactPath}`);
      await submitButton(page).click();
      expect((await posted).postDataJSON()).toMatchObject({ name: 'Asha', comment: 'Typed early' });
      await expect(page.getByRole('heading', { name: 'Asha' })).toBeVisible();
      await page.unroute(files);
    });
});
