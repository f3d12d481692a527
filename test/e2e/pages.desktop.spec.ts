import { pages } from '#frontend/pages.ts';
import { test } from '../support/site-test.ts';
import {
  expectNothingSideways,
  expectRoomForText,
  expectWholePage,
  onePageOfEachKind,
} from '../support/whole-page.ts';

for (const { path } of pages) {
  test(`${path} is whole, accessible and has room for its text`, async ({ page }) => {
    await expectWholePage(page, path);
    if (onePageOfEachKind.has(path)) await expectRoomForText(page);
    else await expectNothingSideways(page);
  });
}
