import { expect } from '@playwright/test';
import type { IndustryContent, ServiceContent } from '#frontend/content/types.ts';
import { pages } from '#frontend/site/pages.ts';
import { test } from '#test/support/browser/site-test.ts';
import { openPage } from '#test/support/pages/header-page.ts';

const variants = [
  { variant: 'right', withGap: ['left'] },
  { variant: 'left', withGap: ['right'] },
  { variant: 'inset', withGap: ['above', 'below', 'left'] },
] as const;

/** The first page whose content is like that, if there is one. */
async function pageWith(isWanted: (content: IndustryContent | ServiceContent) => boolean) {
  for (const { kind, path } of pages) {
    if (kind !== 'industry' && kind !== 'service') continue;
    const { content } = await import(`#frontend/content${path}.ts`);
    if (isWanted(content)) return path;
  }
  return undefined;
}

for (const { variant, withGap } of variants) {
  const path = await pageWith(({ variants }) => variants?.illustration === variant);
  if (path === undefined) continue;
  test(`the illustration of a hero with the variant ${variant} runs up to the page's edge in two columns`, {
    tag: variant === 'right' ? [] : '@nightly',
  }, async ({ page }) => {
    await openPage(page, path);
    for (const width of [900, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      const gaps = await page
        .locator('main section')
        .first()
        .evaluate((hero) => {
          const outer = hero.getBoundingClientRect();
          const inner = hero.querySelector('img')?.parentElement?.getBoundingClientRect() ?? outer;
          return {
            above: Math.round(inner.top - outer.top),
            below: Math.round(outer.bottom - inner.bottom),
            left: Math.max(0, Math.round(inner.left)),
            right: Math.max(0, Math.round(document.documentElement.clientWidth - inner.right)),
          };
        });
      const free = Object.entries(gaps).flatMap(([side, gap]) => (gap > 0 ? [side] : []));
      expect(free, `${width} px`).toEqual(withGap);
    }
  });
}

const moving = await pageWith(({ intro }) => 'illustrationMoves' in intro);
if (moving !== undefined)
  test('the moving part of an illustration moves once, for less than 1.5 s, and not with reduced motion', {
    tag: '@nightly',
  }, async ({ page }) => {
    const part = page.locator('main section').first().locator('img').nth(1);
    const durations = () =>
      part.evaluate((image) =>
        image.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
      );
    // The whole hero is in view, also with a long text.
    await page.setViewportSize({ width: 1366, height: 1600 });
    await page.goto(moving);
    await expect.poll(durations).toEqual([expect.any(Number)]);
    expect(Number((await durations())[0])).toBeLessThan(1500);
    await expect.poll(durations).toEqual([]);
    await page.evaluate(() => scrollTo(0, 3000));
    await page.evaluate(() => scrollTo(0, 0));
    expect(await durations()).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(moving);
    await expect(part).toHaveAttribute('data-in-view');
    expect(await durations()).toEqual([]);
  });
