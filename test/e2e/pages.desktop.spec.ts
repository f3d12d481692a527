import { pages } from '#frontend/site/pages.ts';
import { pagesOfEachKind } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';
import { expectNothingSideways, expectRoomForText, expectWholePage } from '../support/whole-page.ts';

for (const { path } of pages) {
  test(`${path} is complete, accessible and has room for its text`, async ({ page }) => {
    await expectWholePage(page, path);
    if (pagesOfEachKind.includes(path)) await expectRoomForText(page);
    else await expectNothingSideways(page);
  });
}
