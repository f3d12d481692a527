import { expect } from '@playwright/test';
import { formMessages, phoneMessages } from '#frontend/contact-form/messages.ts';
import { company } from '#frontend/site/company.ts';
import { test } from '#test/support/browser/site-test.ts';
import { contrast } from '#test/support/measure/contrast.ts';
import { contactForm, formNote, openForm, submitButton } from '#test/support/pages/contact-form-page.ts';
import {
  chooseCountry,
  countryButton,
  countryList,
  countryOption,
  phoneField,
} from '#test/support/pages/phone-field-page.ts';
import { endToasts, holdToasts, toasts } from '#test/support/pages/toasts.ts';

test('a click or a tap selects, and one outside closes the list', async ({ page }) => {
  await openForm(page, '/contact-us');
  await chooseCountry(page, 'Congo (Kinshasa)');
  await expect(phoneField(page)).toBeFocused();
  await expect(countryButton(page)).toHaveAccessibleName(phoneMessages.country('Congo (Kinshasa)', '243'));
  const email = contactForm(page).getByLabel('Email');
  const label = contactForm(page).getByText('Name', { exact: true });
  for (const leave of [
    () => email.click(),
    () => label.click(),
    // A screen reader moves the focus without a pointer.
    () => email.focus(),
  ]) {
    await countryButton(page).click();
    await expect(countryList(page)).toBeVisible();
    await leave();
    await expect(countryList(page)).toHaveCount(0);
  }
});

test('the list has 235 uniquely named countries and territories, the markets first, and a visible highlight', {
  tag: '@nightly',
}, async ({ page }) => {
  await openForm(page, '/contact-us');
  await countryButton(page).click();
  const codes = countryList(page).getByRole('option');
  for (const [place, { country }] of company.markets.entries())
    await expect(codes.nth(place)).toHaveAttribute('data-country-code', country);
  const colors = await countryOption(page, 'United States').evaluate((option) => {
    const { outlineColor, backgroundColor } = getComputedStyle(option);
    return [outlineColor, backgroundColor, 'rgb(255, 255, 255)'] as const;
  });
  for (const around of colors.slice(1)) expect(contrast(colors[0], around)).toBeGreaterThanOrEqual(3);
  const names = await countryList(page).locator('.country-name').allTextContents();
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(235);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(countryOption(page, 'United States')).toHaveCSS('outline-style', 'solid');
  await expect(countryOption(page, 'India')).toHaveCSS('outline-style', 'none');
});

test('the list is completely in view and covers no control below it in part, even at 320 px', {
  tag: '@nightly',
}, async ({ page, isMobile }) => {
  await openForm(page, '/contact-us');
  await holdToasts(page);
  // The list is as high as it suits these notes below the field. The owner may have written others.
  for (const [note, text] of [
    [phoneMessages.hint, 'Choose a country or start with +'],
    [formMessages.phoneReason, 'We ask for it because a call can settle a question faster.'],
  ] as const)
    await contactForm(page)
      .getByText(note)
      .evaluate((element, shipped) => {
        element.textContent = shipped;
      }, text);
  for (const [width, errors] of [
    [page.viewportSize()?.width ?? 0, false],
    [320, false],
    [320, true],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    if (errors) {
      await submitButton(page).click();
      await expect(formNote(page)).toBeFocused();
      await expect(toasts(page)).toBeVisible();
      await endToasts(page);
    }
    // The worst case: the field at the bottom of the viewport.
    await phoneField(page).evaluate((input) => input.scrollIntoView({ block: 'end' }));
    await countryButton(page).click();
    await expect(isMobile ? page.getByRole('combobox') : countryList(page)).toBeFocused();
    const seen = await countryList(page).evaluate((list) => {
      const { left, right, top, bottom } = list.getBoundingClientRect();
      const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => ({ x, y })));
      const highlighted = list.querySelector('.highlight')?.getBoundingClientRect();
      const below = [...(list.closest('form')?.querySelectorAll('textarea, button') ?? [])];
      return {
        view: [top >= 0, bottom <= innerHeight, (highlighted?.bottom ?? Infinity) <= bottom],
        covered: corners.filter(({ x, y }) => !list.contains(document.elementFromPoint(x, y))),
        sideways: document.documentElement.scrollWidth - innerWidth,
        heights: [...list.querySelectorAll('.country')].map(
          (option) => option.getBoundingClientRect().height,
        ),
        cut: [...list.children].filter((option) => option.scrollWidth > option.clientWidth).length,
        left: below.map((control) => control.getBoundingClientRect().bottom - bottom),
      };
    });
    expect(seen).toMatchObject({ view: [true, true, true], covered: [], sideways: 0, cut: 0 });
    expect(Math.min(...seen.heights)).toBeGreaterThanOrEqual(44);
    // WCAG 2.5.8: at least 24 px of a control are visible, or nothing.
    expect(seen.left).toHaveLength(2);
    for (const part of seen.left) if (part > 0) expect(part).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Escape');
  }
  const box = await countryButton(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});
