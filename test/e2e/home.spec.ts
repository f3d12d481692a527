import { expect } from '@playwright/test';
import { content } from '#frontend/content/home.ts';
import { openPage } from '../support/header-page.ts';
import { test } from '../support/site-test.ts';

test('the hero and the highlights have pulsing markers, but not with prefers-reduced-motion', async ({
  page,
}) => {
  await openPage(page, '/');
  const markers = page.locator('main .pulse');
  const count = content.partner.highlights.length + 1;
  await expect(markers).toHaveCount(count);
  const running = () =>
    markers.evaluateAll((all) =>
      all.map((marker) =>
        marker
          .getAnimations()
          .map((animation) => [animation.playState, animation.effect?.getTiming().iterations]),
      ),
    );
  expect(await running()).toEqual(Array(count).fill([['running', Number.POSITIVE_INFINITY]]));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(running).toEqual(Array(count).fill([]));
});
