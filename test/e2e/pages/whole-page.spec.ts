import { expect, type Page } from '@playwright/test';
import { pages } from '#frontend/site/pages.ts';
import { untilHydrated } from '#test/support/browser/hydrated.ts';
import { nightly, someOf } from '#test/support/browser/nightly.ts';
import { test } from '#test/support/browser/site-test.ts';
import { expectAccessible } from '#test/support/measure/axe.ts';
import { expectRoomForText } from '#test/support/measure/text-layout.ts';
import { firstOfEachKind, inOneTab, pagesOfEachKind } from '#test/support/pages/pages-of-each-kind.ts';
import { postPaths } from '#test/support/pages/post-paths.ts';

/**
 * Lists that Safari does not announce as such, which it decides by what they look like: outside of a `nav`, they need
 * markers or the role.
 */
const silentLists = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('ul:not(nav *, [role="list"]), ol:not(nav *, [role="list"])')]
      .filter((list) => getComputedStyle(list).listStyleType === 'none')
      .map((list) => list.outerHTML.slice(0, 80)),
  );

/** What moves for more than five seconds, and has no control (WCAG 2.2.2). */
const endlessMotion = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 5000)
      .map(({ effect }) => (effect as KeyframeEffect).target)
      // The control of the logos.
      .filter((target) => !target?.parentElement?.querySelector(':scope > label > input'))
      .map((target) => target?.className),
  );

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
const opened = inOneTab(nightly ? [...pages.map(({ path }) => path), ...postPaths] : firstOfEachKind);

for (const [index, paths] of opened.entries())
  test(`${paths.join(', ')} are complete, accessible and have room for their text`, {
    // The desktop project also tests a width below a phone's.
    tag: someOf([...opened.keys()], 2).includes(index) ? [] : '@desktop',
  }, async ({ page, isMobile }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await openWholePage(page, path);
        if (!isMobile || nightly) await expectAccessible(page);
        expect(await silentLists(page)).toEqual([]);
        expect(await endlessMotion(page)).toEqual([]);
        if (pagesOfEachKind.includes(path)) await expectRoomForText(page);
      });
  });
