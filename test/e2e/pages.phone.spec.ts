import { test } from '../support/site-test.ts';
import { expectRoomForText, expectWholePage, onePageOfEachKind } from '../support/whole-page.ts';

// The others are narrowed to less than a phone on the desktop.
for (const path of onePageOfEachKind) {
  test(`${path} is whole, accessible and has room for its text`, async ({ page }) => {
    await expectWholePage(page, path);
    await expectRoomForText(page);
  });
}
