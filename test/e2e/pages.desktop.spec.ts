import { expect } from '@playwright/test';
import { pages } from '#frontend/site/pages.ts';
import { expectAccessible } from '../support/axe.ts';
import { openPage } from '../support/header-page.ts';
import { nightly } from '../support/nightly.ts';
import { inOneTab, pagesOfEachKind } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';
import { pagesWithEveryVariant } from '../support/specified-pages.ts';
import { expectNothingSideways, expectRoomForText, expectWholePage } from '../support/whole-page.ts';

const paths: readonly string[] = pages.map(({ path }) => path);
/** The others only differ from these in their content. */
const opened = nightly ? paths : pagesOfEachKind;

for (const group of inOneTab(opened)) {
  test(`${group.join(', ')} are complete, accessible and have room for their text`, async ({ page }) => {
    for (const path of group)
      await test.step(path, async () => {
        await expectWholePage(page, path);
        await expectAccessible(page);
        if (pagesOfEachKind.includes(path)) await expectRoomForText(page);
      });
  });
}

test('a question keeps its distance to the number of the next one in its row', async ({ page }) => {
  let rows = 0;
  for (const path of pagesWithEveryVariant) {
    await openPage(page, path);
    const questions = page.locator('ol.grid-3 > li');
    if (!(await questions.count())) continue;
    rows += 1;
    for (const width of [900, 1024, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      const gaps = await questions.evaluateAll((all) =>
        all.slice(1).map((question, index) => {
          const before = all[index]?.getBoundingClientRect().right ?? 0;
          return question.getBoundingClientRect().left - before;
        }),
      );
      expect(Math.min(...gaps), `${path}, ${width} px`).toBeGreaterThanOrEqual(24);
    }
  }
  expect(rows).toBeGreaterThan(0);
});

test('the counters of an article are in one row', async ({ page }) => {
  await openPage(page, '/blog-detail');
  const counters = page.locator('h1 ~ ul > li:has(svg)');
  for (const width of [320, 375, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await counters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect([tops.length, new Set(tops).size], `${width} px`).toEqual([3, 1]);
  }
});

test('the text of a step next to its illustration has room for its words on tablets', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 800 });
  for (const path of pagesWithEveryVariant) {
    await openPage(page, path);
    const texts = page.locator('ol.thumbs > li > div');
    const widths = await texts.evaluateAll((all) => all.map((text) => text.clientWidth));
    expect(Math.min(...widths), path).toBeGreaterThan(240);
  }
});

// `expectRoomForText` expects the same with JavaScript.
test.describe('without JavaScript', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });
  test('no page scrolls sideways, in 320 px or with text twice as large', async ({ page }) => {
    for (const path of opened)
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expectNothingSideways(page);
      });
  });
});
