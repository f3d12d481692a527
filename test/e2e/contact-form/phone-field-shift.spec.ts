import { expect, type Page } from '@playwright/test';
import { untilDrawn } from '#test/support/browser/drawn.ts';
import { hold } from '#test/support/browser/hold-request.ts';
import { untilHydrated } from '#test/support/browser/hydrated.ts';
import { someOf } from '#test/support/browser/nightly.ts';
import { test } from '#test/support/browser/site-test.ts';
import { contactForm, libraryField } from '#test/support/pages/contact-form-page.ts';

/** Boxes of the field and its parts, relative to the form, and the field's text style. */
const geometry = (page: Page) =>
  contactForm(page).evaluate((form) => {
    const { x, y, width, height } = form.getBoundingClientRect();
    const input = form.querySelector('input[type="tel"]');
    const flag = input?.parentElement?.querySelector('svg, .flag');
    const box = (element: Element | null | undefined) => {
      const { left = 0, right = 0, top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      return [left - x, right - x, top - y, bottom - y];
    };
    const style = input ? getComputedStyle(input) : undefined;
    return {
      form: [width, height],
      field: box(input),
      panel: box(flag?.closest('button, .selected-flag')),
      flag: box(flag),
      type: [style?.font, style?.letterSpacing, style?.color, style?.padding, style?.border],
    };
  });

/** What is seen between the flag and the placeholder: the dial code. */
async function dialCode(page: Page): Promise<Buffer> {
  const { x = 0, y = 0 } = (await contactForm(page).locator('input[type="tel"]').boundingBox()) ?? {};
  return page.screenshot({ clip: { x: x + 70, y: y + 5, width: 50, height: 44 } });
}

/** Records layout shifts inside the form. A font that loads late may shift other parts of the page. */
const watchForm = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
    new PerformanceObserver((seen) => {
      for (const { sources } of seen.getEntries() as Shift[])
        for (const { node } of sources)
          if (document.querySelector('form')?.contains(node)) moved.push((node as Element).outerHTML);
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const path of someOf(['/contact-us', '/'], 1)) {
  test(`on ${path} nothing shifts from the first paint until the country list is available`, async ({
    page,
  }) => {
    await watchForm(page);
    const release = await hold(page, '**/assets/phone-input-*.js');
    await page.goto(path);
    await untilHydrated(page);
    await contactForm(page).hover({ position: { x: 2, y: 2 } });
    await page.evaluate(() => document.fonts.ready);
    const before = await geometry(page);
    const code = await dialCode(page);
    await release();
    await expect(libraryField(page)).toBeVisible();
    expect(await geometry(page)).toEqual(before);
    expect((await dialCode(page)).equals(code), 'the dial code is still seen').toBe(true);
    await untilDrawn(page);
    expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
  });
}
