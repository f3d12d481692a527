import { expect } from '@playwright/test';
import { nightly } from '#test/support/browser/nightly.ts';
import { test } from '#test/support/browser/site-test.ts';
import { inOneTab, pagesOfEachKind, pagesWithForm } from '#test/support/pages/pages-of-each-kind.ts';

const stylesheet = '**/assets/style-*.css';

// Nothing but the stylesheet changes the page.
test.use({ javaScriptEnabled: false });

for (const paths of nightly ? inOneTab(pagesOfEachKind) : [pagesWithForm.slice(0, 1)]) {
  test(`no style on ${paths.join(', ')} changes when the whole stylesheet loads`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/);
    for (const path of paths)
      await test.step(path, async () => {
        await page.route(stylesheet, (route) => route.abort());
        await page.goto(path);
        const before = await page.evaluate(lookOfEverything);
        expect(before.length).toBeGreaterThan(50);
        await page.unroute(stylesheet);
        await page.evaluate(() => {
          const link = document.querySelector('noscript > link');
          if (link) link.replaceWith(link.cloneNode());
        });
        const rules = () => [...document.styleSheets].at(-1)?.cssRules.length ?? 0;
        await expect.poll(() => page.evaluate(rules)).toBeGreaterThan(100);
        const after = await page.evaluate(lookOfEverything);
        expect(after.filter((look, index) => look !== before[index])).toEqual([]);
      });
  });
}

/** Hashes the computed style of one element for each combination of tag and class. Runs in the page. */
function lookOfEverything(): string[] {
  // Without layout, computed values do not depend on images or fonts that are still loading.
  document.documentElement.style.display = 'none';
  const looks = new Map<string, string>();
  const nameOf = (element: Element | null) => `${element?.tagName}.${element?.getAttribute('class')}`;
  for (const element of document.querySelectorAll('body, body *')) {
    const name = `${nameOf(element.parentElement)} > ${nameOf(element)}`;
    // Closed menus are hidden, and the inlined rules leave them out.
    if (looks.has(name) || element.matches('header [hidden], header [hidden] *, dialog, dialog *')) continue;
    let look = name;
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(element, part);
      if (part !== '' && style.content === 'none') continue;
      let sum = 0;
      for (const property of style) {
        // Custom properties have no visible effect of their own, and transitions none before a state.
        if (/^(--|transition)/.test(property)) continue;
        for (const letter of style.getPropertyValue(property)) sum = (sum * 31 + letter.charCodeAt(0)) | 0;
      }
      look += ` ${part}${sum}`;
    }
    looks.set(name, look);
  }
  return [...looks.values()];
}
