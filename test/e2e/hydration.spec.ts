import { expect, type Page } from '@playwright/test';
import { draftKey } from '#frontend/contact/draft-key.ts';
import { contactForm } from '../support/contact-form-page.ts';
import { menuButton, panelOf } from '../support/header-page.ts';
import { hold } from '../support/hold-request.ts';
import { test } from '../support/site-test.ts';

const oneOfEachKind = [
  '/',
  '/about',
  '/hire-resources',
  '/faq',
  '/contact-us',
  '/blogs',
  '/blog-detail',
  '/industries/',
  '/industries/education',
  '/ai-services/bi-solutions',
];

const react = '**/assets/react-*.js';
const answers = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

for (const path of oneOfEachKind) {
  test(`who only looks at ${path} fetches no script but the first`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.clock.install();
    const response = await page.goto(path);
    const named = [...((await response?.text()) ?? '').matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
    // Minutes pass, and with them whatever waits for a moment of rest.
    await page.clock.runFor(300_000);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    expect(scripts.toSorted()).toEqual(named.map(([, script]) => script).toSorted());
  });
}

const signs: Record<string, (page: Page) => Promise<unknown>> = {
  'a moving pointer': (page) => page.mouse.move(200, 200),
  'a key': (page) => page.keyboard.press('Shift'),
  'a focus': (page) => page.getByRole('banner').getByRole('link').first().focus(),
  'a wheel': (page) => page.mouse.wheel(0, 200),
  'a scroll': (page) => page.evaluate(() => scrollTo(0, 200)),
  'a field that the browser fills in': (page) =>
    contactForm(page)
      .getByLabel('Name')
      .evaluate((field) => field.dispatchEvent(new Event('input', { bubbles: true }))),
};

for (const [name, sign] of Object.entries(signs)) {
  test(`${name} brings React`, async ({ page }) => {
    await page.goto('/contact-us');
    await sign(page);
    await answers(page);
  });
}

test('so does a place on the page that its address names', async ({ page }) => {
  await page.goto('/#contact');
  await answers(page);
});

test('so does a part that moves by itself, once it is in view', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-live]')).not.toBeInViewport();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await page.locator('main > *').evaluateAll((sections) => {
    for (const section of sections)
      if (section instanceof HTMLElement && !section.matches('[data-live]')) section.style.display = 'none';
  });
  await answers(page);
  await expect(page.locator('.slick-list')).toBeVisible();
});

test('a draft is shown in a form that is in view, and waits for nobody', async ({ page }) => {
  await page.addInitScript((key) => sessionStorage.setItem(key, '{"name":"Kept Name"}'), draftKey);
  await page.goto('/contact-us');
  await expect(contactForm(page).getByLabel('Name')).toHaveValue('Kept Name');
});

test('what is typed before React comes stays', async ({ page }) => {
  const release = await hold(page, react);
  await page.goto('/contact-us');
  const form = contactForm(page);
  await form.getByLabel('Name').fill('Typed early');
  await form.getByLabel('Comment').fill('so was this');
  await release();
  await answers(page);
  await expect(form.getByLabel('Name')).toHaveValue('Typed early');
  await expect(form.getByLabel('Comment')).toHaveValue('so was this');
  await expect(form.getByLabel('Comment')).toBeFocused();
});

test('a menu button pressed before React comes opens its menu', async ({ page, isMobile }) => {
  const release = await hold(page, react);
  await page.goto('/about');
  const button = isMobile ? page.getByRole('button', { name: 'Open menu' }) : menuButton(page, 'Services');
  if (isMobile) await button.tap();
  else await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const menu = isMobile ? page.getByRole('dialog') : await panelOf(page, button);
  await expect(menu).toBeVisible();
});
