import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openPage } from '../support/header-page.ts';
import { nightly, someOf } from '../support/nightly.ts';
import { inOneTab, pagesOfEachKind, secondIndustry, service } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';
import { enlargeText, textLayout } from '../support/text-layout.ts';
import { expectRoomForText, expectWholePage } from '../support/whole-page.ts';

// The desktop tests cover the other pages at a width below a phone's.
for (const paths of someOf(inOneTab(pagesOfEachKind), 2)) {
  test(`${paths.join(', ')} are complete and have room for their text`, async ({ page }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await expectWholePage(page, path);
        if (nightly) await expectAccessible(page);
        await expectRoomForText(page);
      });
  });
}

for (const path of ['/', service.path, secondIndustry.path]) {
  test(`${path} is as wide as the screen without its illustrations`, async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED/);
    await page.route('**/*.svg', (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 700 });
    await openPage(page, path);
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await expect
      .poll(() => page.evaluate(() => [...document.images].every((image) => image.complete)))
      .toBe(true);
    expect(await textLayout(page, 'main section:not([aria-roledescription])')).toEqual({
      cut: [],
      overlapping: [],
      sideways: 0,
    });
  });
}

for (const [what, path] of [
  ['the email address', '/contact-us'],
  ['the text next to small illustrations', '/computer-vision/visual-assessments'],
] as const)
  test(`${what} wraps where large text leaves no room for it in one line`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openPage(page, path);
    await enlargeText(page);
    expect((await textLayout(page, 'main')).sideways).toBe(0);
  });

test('illustrations below the text of a solution are as wide as the list', async ({ page }) => {
  await openPage(page, '/ai-services/bi-solutions');
  const item = page.locator('main ol.ruled > li').first();
  for (const width of [320, 390, 430]) {
    await page.setViewportSize({ width, height: 800 });
    const widths = await item.evaluate((element) =>
      [element, element.querySelector('img')].map((it) => it?.getBoundingClientRect().width),
    );
    expect(widths[1], `${width} px`).toBe(widths[0]);
  }
});
