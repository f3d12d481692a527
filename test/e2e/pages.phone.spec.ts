import { pagesOfEachKind } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';
import { expectRoomForText, expectWholePage } from '../support/whole-page.ts';

// The others are narrowed to less than a phone on the desktop.
for (const path of pagesOfEachKind) {
  test(`${path} is whole, accessible and has room for its text`, async ({ page }) => {
    await expectWholePage(page, path);
    await expectRoomForText(page);
  });
}
