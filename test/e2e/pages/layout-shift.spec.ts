import { expect, type Page } from '@playwright/test';
import { untilDrawn } from '#test/support/browser/drawn.ts';
import { untilHydrated } from '#test/support/browser/hydrated.ts';
import { nightly } from '#test/support/browser/nightly.ts';
import { test } from '#test/support/browser/site-test.ts';
import { CarouselPage } from '#test/support/pages/carousel-page.ts';
import { contactForm, openForm } from '#test/support/pages/contact-form-page.ts';
import { pagesOfEachKind, pagesWithForm } from '#test/support/pages/pages-of-each-kind.ts';

/** Records every layout shift, including those after user input. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
}

const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });

test('nothing shifts while pages load, hydrate and are scrolled to their end', async ({
  page,
  expectProblem,
}) => {
  // Block the font and test with the fallback font, as the font may load before or after the first paint.
  expectProblem(/\.woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
  const shifts = await watchShifts(page);
  for (const path of nightly ? pagesOfEachKind : pagesWithForm) {
    await page.goto(path);
    await untilHydrated(page);
    await readToTheEnd(page);
    if ((await contactForm(page).count()) > 0) await openForm(page);
    if (path === '/') await new CarouselPage(page).untilLive();
    await untilDrawn(page);
    expect(await shifts(), path).toEqual([]);
  }
});
