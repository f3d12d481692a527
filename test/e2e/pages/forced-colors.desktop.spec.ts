import { expect, type Locator, type Page } from '@playwright/test';
import { reach } from '#test/support/browser/keyboard.ts';
import { test } from '#test/support/browser/site-test.ts';
import { contrast } from '#test/support/measure/contrast.ts';
import { formNote, openForm, submitButton } from '#test/support/pages/contact-form-page.ts';
import { menuButton, openPage, panelOf } from '#test/support/pages/header-page.ts';
import { secondService } from '#test/support/pages/pages-of-each-kind.ts';
import { holdToasts, toasts } from '#test/support/pages/toasts.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

/** Expects a visible focus ring. */
async function expectRing(target: Locator) {
  const { style, width, color, background } = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const background = getComputedStyle(document.body).backgroundColor;
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth), color: outlineColor, background };
  });
  expect(style).toBe('solid');
  expect(width).toBeGreaterThanOrEqual(2);
  expect(color).not.toBe(background);
}

/** Icons with too little contrast to their background (WCAG 1.4.11 requires 3:1). */
async function paleIcons(page: Page): Promise<string[]> {
  const icons = await page.evaluate(() => {
    const backgroundOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.body).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      const isClear = /^rgba.* 0\)$/.test(backgroundColor);
      return isClear ? backgroundOf(element.parentElement) : backgroundColor;
    };
    return [...document.querySelectorAll('svg[aria-hidden="true"]')]
      .filter((icon) => getComputedStyle(icon).stroke.startsWith('rgb'))
      .filter((icon) => icon.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((icon) => ({
        name: icon.parentElement?.textContent,
        stroke: getComputedStyle(icon).stroke,
        background: backgroundOf(icon),
      }));
  });
  return icons
    .filter(({ stroke, background }) => contrast(stroke, background) < 3)
    .map(({ name, stroke, background }) => `${name}: ${stroke} on ${background}`);
}

/** Controls without a border: forced colors remove their background, so only a border shows them. */
const borderless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(a, button)[class*="button"], main :is(input, textarea), form button',
      ),
    ]
      .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden="true"]'))
      .filter((control) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(control);
        const plain = getComputedStyle(document.body).backgroundColor;
        return (
          !control.closest('.react-tel-input') &&
          (Number.parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none' || borderTopColor === plain)
        );
      })
      .map((control) => control.outerHTML.slice(0, 80)),
  );

// The contact page is below, with its errors.
test('buttons have a border and icons enough contrast', { tag: '@nightly' }, async ({ page }) => {
  for (const path of ['/', '/faq', '/hire-resources', secondService.path]) {
    await openPage(page, path);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect(await paleIcons(page), path).toEqual([]);
    expect(await borderless(page), path).toEqual([]);
  }
});

test('an open menu covers the page and marks the open group and the current page', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/about');
  for (const name of ['Products', 'Services', 'Industries', 'Insights']) {
    const button = menuButton(page, name);
    await button.press('Enter');
    await expectRing(button);
    const panel = (await panelOf(page, button)).locator('> *');
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((it) => getComputedStyle(it).backgroundColor)).not.toMatch(/, 0\)$/);
    await expect(panel).toHaveCSS('border-top-style', 'solid');
    if (name === 'Services') {
      const edges = await panel
        .getByRole('heading', { level: 3 })
        .evaluateAll((all) => all.map((group) => getComputedStyle(group).borderLeftWidth !== '0px'));
      expect(edges).toEqual(edges.map((_, index) => index === 0));
    }
    if (name === 'Insights')
      await expect(panel.locator('[aria-current="page"]')).toHaveCSS('text-decoration-line', 'underline');
  }
});

test('toasts and errors have a border', { tag: '@nightly' }, async ({ page }) => {
  await openForm(page, '/contact-us');
  await holdToasts(page);
  await submitButton(page).press('Enter');
  await expect(toasts(page)).toHaveCSS('border-top-style', 'solid');
  await expect(formNote(page)).toHaveCSS('border-left-style', 'solid');
  expect(await paleIcons(page)).toEqual([]);
  expect(await borderless(page)).toEqual([]);
  await reach(submitButton(page));
  await expectRing(submitButton(page));
  await page.keyboard.press('Alt+t');
  await expectRing(toasts(page));
});

test('the open sidebar marks the current page and the focus', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sidebar = page.getByRole('dialog');
  await sidebar.getByText('Insights', { exact: true }).click();
  await expect(sidebar.locator('[aria-current="page"]')).toHaveCSS('text-decoration-line', 'underline');
  await reach(sidebar.getByRole('link').last());
  await expectRing(sidebar.getByRole('link').last());
});
