import { expect } from '@playwright/test';
import { formNote, openForm, submitButton } from '../support/contact-form-page.ts';
import { someOf } from '../support/nightly.ts';
import { secondIndustry } from '../support/pages-of-each-kind.ts';
import { countryButton, countryList, phoneField } from '../support/phone-field-page.ts';
import { test } from '../support/site-test.ts';
import { endToasts, holdToasts, toasts } from '../support/toasts.ts';

for (const path of someOf([secondIndustry.path, '/contact-us'], 1)) {
  test(`on ${path} the list is completely in view and covers no control below it in part, even at 320 px`, async ({
    page,
  }) => {
    await openForm(page, path);
    await holdToasts(page);
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
      await expect(countryList(page)).toBeFocused();
      const seen = await countryList(page).evaluate((list) => {
        const { left, right, top, bottom } = list.getBoundingClientRect();
        const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => ({ x, y })));
        const highlighted = list.querySelector('.highlight')?.getBoundingClientRect();
        const below = [...(list.closest('form')?.querySelectorAll('textarea, button') ?? [])];
        return {
          view: [top >= 0, bottom <= innerHeight, (highlighted?.bottom ?? Infinity) <= bottom],
          covered: corners.filter(({ x, y }) => !list.contains(document.elementFromPoint(x, y))),
          sideways: document.documentElement.scrollWidth - innerWidth,
          heights: [...list.children].map((option) => option.getBoundingClientRect().height),
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
}
