import { expect } from '@playwright/test';
import { pages } from '#frontend/site/pages.ts';
import { expectAccessible } from '../support/axe.ts';
import { nightly } from '../support/nightly.ts';
import { inOneTab, pagesOfEachKind } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';
import { expectNothingSideways, expectRoomForText, expectWholePage } from '../support/whole-page.ts';

const paths: readonly string[] = pages.map(({ path }) => path);
/** The others only differ from these in their content. */
const opened = nightly ? paths : pagesOfEachKind;

for (const group of inOneTab(opened)) {
  test(`${group.join(', ')} are complete, accessible and have room for their text`, async ({ page }) => {
    for (const path of group)
      await test.step(path, async () => {
        await expectWholePage(page, path);
        await expectAccessible(page);
        if (pagesOfEachKind.includes(path)) await expectRoomForText(page);
      });
  });
}

// `expectRoomForText` expects the same with JavaScript.
test.describe('without JavaScript', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });
  test('no page scrolls sideways, in 320 px or with text twice as large', async ({ page }) => {
    for (const path of opened)
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expectNothingSideways(page);
      });
  });
});
