import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { contactForm, openForm } from '../support/contact-form-page.ts';
import {
  chooseCountry,
  countryButton,
  countryList,
  countryOption,
  phoneField,
} from '../support/phone-field-page.ts';
import { test } from '../support/site-test.ts';

test('a click or a tap chooses, and one elsewhere closes the list', async ({ page }) => {
  await openForm(page, '/contact-us');
  await chooseCountry(page, 'Congo (Kinshasa)');
  await expect(phoneField(page)).toBeFocused();
  await expect(countryButton(page)).toHaveAccessibleName('Country: Congo (Kinshasa), +243');
  const email = contactForm(page).getByLabel('Email');
  const label = contactForm(page).getByText('Name', { exact: true });
  for (const leave of [
    () => email.click(),
    () => label.click(),
    // A screen reader moves the focus without a pointer; a finger beside a list is not always a mouse.
    () => email.focus(),
    () => label.dispatchEvent('pointerdown'),
  ]) {
    await countryButton(page).click();
    await expect(countryList(page)).toBeVisible();
    await leave();
    await expect(countryList(page)).toHaveCount(0);
  }
});

test('the list has 235 countries and territories, no two of one name', async ({ page }) => {
  await openForm(page, '/contact-us');
  await countryButton(page).click();
  const names = await countryList(page).locator('.country-name').allTextContents();
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(235);
});

test('the open list has nothing to correct for WCAG 2.2 AA', async ({ page }) => {
  await openForm(page, '/contact-us');
  await countryButton(page).click();
  await expect(countryList(page)).toBeFocused();
  await expectAccessible(page, { include: 'form' });
});

for (const path of ['/contact-us', '/industries/education']) {
  test(`on ${path} a list lies in the view whole and spares what is below, 320 px wide too`, async ({
    page,
  }) => {
    await openForm(page, path);
    for (const [width, errors] of [
      [page.viewportSize()?.width ?? 0, false],
      [320, false],
      [320, true],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      if (errors) await contactForm(page).getByRole('button').last().click();
      // The worst place: the field at the lower edge of the view.
      await phoneField(page).evaluate((input) => input.scrollIntoView({ block: 'end' }));
      await countryButton(page).click();
      await expect(countryList(page)).toBeFocused();
      const seen = await countryList(page).evaluate((list) => {
        const { left, right, top, bottom } = list.getBoundingClientRect();
        const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => ({ x, y })));
        const below = [...(list.closest('form')?.querySelectorAll('textarea, button') ?? [])];
        return {
          view: [top >= 0, bottom <= innerHeight],
          covered: corners.filter(({ x, y }) => !list.contains(document.elementFromPoint(x, y))),
          sideways: document.documentElement.scrollWidth - innerWidth,
          heights: [...list.children].map((option) => option.getBoundingClientRect().height),
          cut: [...list.children].filter((option) => option.scrollWidth > option.clientWidth).length,
          left: below.map((control) => control.getBoundingClientRect().bottom - bottom),
        };
      });
      expect(seen).toMatchObject({ view: [true, true], covered: [], sideways: 0, cut: 0 });
      expect(Math.min(...seen.heights)).toBeGreaterThanOrEqual(44);
      // WCAG 2.5.8: a control is out of sight, or at least 24 px of it are not.
      expect(seen.left).toHaveLength(2);
      for (const part of seen.left) if (part > 0) expect(part).toBeGreaterThanOrEqual(24);
      await page.keyboard.press('Escape');
    }
    const box = await countryButton(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });
}

test('forced colors show which country is highlighted', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openForm(page, '/contact-us');
  await countryButton(page).click();
  await expect(countryOption(page, 'United States')).toHaveCSS('outline-style', 'solid');
  await expect(countryOption(page, 'Uruguay')).toHaveCSS('outline-style', 'none');
});
