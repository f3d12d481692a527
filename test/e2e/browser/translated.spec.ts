import { expect } from '@playwright/test';
import { linkTo } from '#frontend/site/menus.ts';
import { hold } from '#test/support/browser/hold-request.ts';
import { hydrated } from '#test/support/browser/hydrated.ts';
import { press } from '#test/support/browser/press.ts';
import { test } from '#test/support/browser/site-test.ts';
import { contactForm, formNote, submitButton, typeInquiry } from '#test/support/pages/contact-form-page.ts';
import { pressFooterLink } from '#test/support/pages/footer-page.ts';
import { menuButton, panelOf } from '#test/support/pages/header-page.ts';
import { pageChanges } from '#test/support/pages/page-changes.ts';

test('on a page that is translated before React, typed text stays, and menus, links and the form work', async ({
  page,
  isMobile,
}) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto('/contact-us');
  await page.evaluate(pageChanges.translator);
  await contactForm(page).getByLabel('Comment').fill('Typed early');
  const old = await contactForm(page).elementHandle();
  await release();
  await hydrated(page);
  // React rendered the page again, or this test shows nothing.
  await expect.poll(() => old?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(contactForm(page).getByLabel('Comment')).toHaveValue('Typed early');
  const comment = contactForm(page).getByLabel('Comment');
  await comment.fill('نريد (AI) لعدد 25 متجرًا');
  expect(await comment.evaluate((field) => getComputedStyle(field).direction)).toBe('rtl');
  await typeInquiry(page, { comment: 'Typed early, and more' });
  await press(submitButton(page), isMobile);
  await expect(formNote(page)).toBeFocused();

  await page.evaluate(() => scrollTo(0, 0));
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    await sidebar.getByText('Insights', { exact: true }).tap();
    await sidebar.getByRole('link', { name: linkTo('/faq').label }).tap();
  } else {
    await menuButton(page, 'Insights').click();
    const panel = await panelOf(page, menuButton(page, 'Insights'));
    await panel.getByRole('link', { name: linkTo('/faq').label }).click();
  }
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/FAQ|question/i);
});

test('a page that is translated after React took over, or has lost elements, still navigates', async ({
  page,
  isMobile,
}) => {
  await page.goto('/faq');
  await hydrated(page);
  await page.evaluate(pageChanges.translator);
  await pressFooterLink(page, '/about', isMobile);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await test.step('into Arabic, its sentences are read from right to left', async () => {
    const lefts = await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      const sentence = document.createElement('p');
      // As the translator leaves a sentence with a link.
      for (const [name, text] of [
        ['font', 'يمكن أن '],
        ['a', 'AI في المتجر'],
        ['font', ' يوفر (25)'],
      ] as const) {
        const part = document.createElement(name);
        part.append(document.createElement('font'));
        part.firstElementChild?.append(text);
        sentence.append(part);
      }
      document.querySelector('main section')?.prepend(sentence);
      const parts = [...sentence.children].map((part) => part.getBoundingClientRect().left);
      sentence.remove();
      document.documentElement.dir = '';
      return parts;
    });
    expect(lefts).toEqual(lefts.toSorted((a, b) => b - a));
  });
  await test.step('into Tamil, the lines of its headings do not overlap', async () => {
    const overlaps = await page.evaluate(() => {
      document.documentElement.lang = 'ta';
      const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')];
      const tight = headings.filter((heading) => {
        const { lineHeight, fontSize, letterSpacing } = getComputedStyle(heading);
        return (
          Number.parseFloat(lineHeight) < 1.25 * Number.parseFloat(fontSize) || letterSpacing !== 'normal'
        );
      });
      document.documentElement.lang = 'en';
      return tight.map(({ textContent }) => textContent);
    });
    expect(overlaps).toEqual([]);
  });
  // As an extension does.
  await page.evaluate(() => {
    for (const element of document.head.querySelectorAll('link[rel="canonical"], meta')) element.remove();
    document.querySelector('main section:last-of-type')?.remove();
  });
  for (const path of ['/faq', '/contact-us'] as const) {
    await pressFooterLink(page, path, isMobile);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/\S/);
  }
});
