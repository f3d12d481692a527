import { expect } from '@playwright/test';
import { content } from '#frontend/content/home.ts';
import { openPage } from '../support/header-page.ts';
import { test } from '../support/site-test.ts';

test('the markers of the highlights pulse, but not with prefers-reduced-motion', async ({ page }) => {
  await openPage(page, '/');
  const markers = page.getByRole('region', { name: content.partner.heading }).locator('.pulse');
  await expect(markers).toHaveCount(content.partner.highlights.length);
  const running = () =>
    markers.evaluateAll((all) =>
      all.map((marker) =>
        marker
          .getAnimations()
          .map((animation) => [animation.playState, animation.effect?.getTiming().iterations]),
      ),
    );
  expect(await running()).toEqual(
    content.partner.highlights.map(() => [['running', Number.POSITIVE_INFINITY]]),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(running).toEqual(content.partner.highlights.map(() => []));
});
