import { expect, type Page } from '@playwright/test';
import { draftKey } from '#frontend/contact-form/draft-key.ts';
import { contactForm } from '../support/contact-form-page.ts';
import { expectFirstScriptAlone } from '../support/first-script.ts';
import { menuButton, panelOf } from '../support/header-page.ts';
import { hold } from '../support/hold-request.ts';
import { hydrated, untilHydrated, untilPainted } from '../support/hydrated.ts';
import { pagesOfEachKind } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';

const react = '**/assets/react-*.js';

test('a visitor who only looks at a page loads no script but the first', async ({ page }) => {
  await page.clock.install();
  for (const path of pagesOfEachKind) await expectFirstScriptAlone(page, path);
});

const intents: Record<string, (page: Page) => Promise<unknown>> = {
  'a key': (page) => page.keyboard.press('Shift'),
  'a focus': (page) => page.getByRole('banner').getByRole('link').first().focus(),
  'a wheel': (page) => page.mouse.wheel(0, 200),
  'a scroll': (page) => page.evaluate(() => scrollTo(0, 200)),
  'a field that the browser fills in': (page) =>
    contactForm(page)
      .getByLabel('Name')
      .evaluate((field) => field.dispatchEvent(new Event('input', { bubbles: true }))),
  // Last, as the mouse stays where it is.
  'a moving pointer': async (page) => {
    await untilPainted(page);
    await page.mouse.move(200, 200, { steps: 2 });
  },
};

test('every sign of user intent hydrates the page', async ({ page }) => {
  for (const [name, act] of Object.entries(intents)) {
    await test.step(name, async () => {
      await page.goto('/contact-us');
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      await act(page);
      await hydrated(page);
    });
  }
});

test('so does a fragment in the URL', async ({ page }) => {
  await page.goto('/#contact');
  await hydrated(page);
});

test('so does an element that moves on its own, once it is in view', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-live]')).not.toBeInViewport();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await page.locator('main > *').evaluateAll((sections) => {
    for (const section of sections)
      if (section instanceof HTMLElement && !section.matches('[data-live]')) section.style.display = 'none';
  });
  await hydrated(page);
  await expect(page.locator('.slick-list')).toBeVisible();
});

test('a draft appears in a form that is in view without user action', async ({ page }) => {
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
  await expect(form.locator('.react-tel-input')).toBeVisible();
  await expect(form.locator('input[type="tel"]')).toHaveValue('+1 (201) 555-0123');
  await expect(form.getByLabel('Name')).toHaveValue('Typed early');
  await expect(form.getByLabel('Comment')).toHaveValue('so was this');
  await expect(form.getByLabel('Comment')).toBeFocused();
});

test('the page’s own chunks load in parallel with React', async ({ page }) => {
  const requests = new Set<string>();
  page.on('request', (request) => requests.add(new URL(request.url()).pathname.replace(/-[\w-]{8}\./, '.')));
  const release = await hold(page, react);
  await page.goto('/about');
  await page.keyboard.press('Shift');
  const parts = ['/assets/about.js', '/assets/about-template.js', '/assets/site.css'];
  await expect.poll(() => parts.filter((part) => !requests.has(part))).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await release();
  await hydrated(page);
});

test('hydration waits until the document is complete', async ({ page }) => {
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
  const first = page.waitForEvent('requestfinished', (request) => /entry-.*[.]js$/.test(request.url()));
  await page.goto('/about', { waitUntil: 'commit' });
  await first;
  await untilPainted(page);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(requests.filter((path) => path.includes('hydrate'))).toEqual([]);
  sendRest();
  await page.waitForLoadState();
  await untilHydrated(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a menu button pressed before React comes opens its menu', async ({ page }) => {
  const release = await hold(page, react);
  await page.goto('/about');
  const button = menuButton(page, 'Services');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(await panelOf(page, button)).toBeVisible();
});

test('a menu under the mouse since before React came opens', async ({ page }) => {
  const release = await hold(page, react);
  await page.goto('/about');
  const button = menuButton(page, 'Industries');
  await untilPainted(page);
  await page.mouse.move(1, 1);
  await button.hover();
  await release();
  await expect(await panelOf(page, button)).toBeVisible();
});
