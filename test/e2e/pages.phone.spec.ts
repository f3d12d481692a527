import { expectAccessible } from '../support/axe.ts';
import { nightly, someOf } from '../support/nightly.ts';
import { inOneTab, pagesOfEachKind } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';
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
