import { expect } from '@playwright/test';
import { untilLoaded } from '#test/support/browser/drawn.ts';
import { untilHydrated } from '#test/support/browser/hydrated.ts';
import { test } from '#test/support/browser/site-test.ts';
import { pageOfKind, updateCommand } from '#test/support/pages/screenshots.ts';

// Half the resolution: a fifth of the time and a third of the bytes of full size, and still every line of text.
test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

// The configuration leaves this file out for other browsers, which render text differently.
test.describe('in the packaged Chromium, on Linux x64 only', { tag: '@nightly' }, () => {
  for (const [kind, path] of pageOfKind)
    test(`${path} looks like its screenshot`, async ({ page }) => {
      await page.goto(path);
      await untilHydrated(page);
      await untilLoaded(page);
      // The footer is the same on every page.
      if (kind !== 'home')
        await page.getByRole('contentinfo').evaluate((footer) => footer.style.setProperty('display', 'none'));
      await expect(page, `If ${path} should look like this, run "${updateCommand}"`).toHaveScreenshot(
        `${kind}.png`,
        // A color that is lighter by 3 of 255 differs. With Playwright's default it would be 50.
        { fullPage: true, scale: 'device', threshold: 0.01, timeout: 60_000 },
      );
    });
});
