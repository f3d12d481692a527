import { expect, type Page } from '@playwright/test';
import { pages } from '#frontend/site/pages.ts';
import { untilHydrated } from '#test/support/browser/hydrated.ts';
import { nightly, someOf } from '#test/support/browser/nightly.ts';
import { test } from '#test/support/browser/site-test.ts';
import { expectAccessible } from '#test/support/measure/axe.ts';
import { expectRoomForText } from '#test/support/measure/text-layout.ts';
import { inOneTab, pagesOfEachKind } from '#test/support/pages/pages-of-each-kind.ts';

/** Opens a page and expects one h1, and hydration without changed ids. */
async function openWholePage(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await untilHydrated(page);
  // Labels and errors refer to these ids.
  const served = [...((await response?.text()) ?? '').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))).toEqual(
    served,
  );
}

// Other pages of a kind only differ in their content.
const opened = inOneTab(nightly ? pages.map(({ path }) => path) : pagesOfEachKind);

for (const [index, paths] of opened.entries())
  test(`${paths.join(', ')} are complete, accessible and have room for their text`, async ({
    page,
    isMobile,
  }) => {
    // The desktop project also tests a width below a phone's.
    test.skip(isMobile && !someOf([...opened.keys()], 2).includes(index), 'at night only');
    for (const path of paths)
      await test.step(path, async () => {
        await openWholePage(page, path);
        if (!isMobile || nightly) await expectAccessible(page);
        if (pagesOfEachKind.includes(path)) await expectRoomForText(page);
      });
  });
