import { pagesOfEachKind } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';
import { expectRoomForText, expectWholePage } from '../support/whole-page.ts';

// The desktop tests cover the other pages at a width below a phone's.
for (const path of pagesOfEachKind) {
  test(`${path} is complete, accessible and has room for its text`, async ({ page }) => {
    await expectWholePage(page, path);
    await expectRoomForText(page);
  });
}
