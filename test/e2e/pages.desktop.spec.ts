import { pages } from '#frontend/site/pages.ts';
import { expectAccessible } from '../support/axe.ts';
import { nightly } from '../support/nightly.ts';
import { inOneTab, pagesOfEachKind } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';
import { expectNothingSideways, expectRoomForText, expectWholePage } from '../support/whole-page.ts';

for (const paths of inOneTab(pages.map(({ path }) => path))) {
  test(`${paths.join(', ')} are complete, accessible and have room for their text`, async ({ page }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await expectWholePage(page, path);
        if (nightly || pagesOfEachKind.includes(path)) await expectAccessible(page);
        if (pagesOfEachKind.includes(path)) await expectRoomForText(page);
        else await expectNothingSideways(page);
      });
  });
}
