import type { Page } from '@playwright/test';

/** Waits until what was to be drawn is drawn, and whoever watches what is drawn or scrolled was told. */
export const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
