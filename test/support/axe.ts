import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA, with all that it takes over from 2.0 and 2.1. */
const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

interface AxeOptions {
  /** Looks at this part of the page only: a CSS selector. */
  include?: string;
}

/**
 * Puts what is on its way to its end: halfway, a button’s new text color appears on its old background. What never ends goes on, and
 * what is held stays held.
 */
const endMotion = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.playState === 'running' && Number.isFinite(animation.effect?.getComputedTiming().endTime))
        animation.finish();
  });

/** One line per element: the rule, where, and what axe wants there. */
export async function accessibilityProblems(page: Page, { include }: AxeOptions = {}): Promise<string[]> {
  await endMotion(page);
  // The site has no frames, whose results are put together on a page of their own: a legacy run spares that page. And
  // what is in order is counted, not described. Together they take a quarter of the time, and find the same.
  const builder = new AxeBuilder({ page })
    .options({ runOnly: wcag22AA, resultTypes: ['violations'] })
    .setLegacyMode();
  if (include !== undefined) builder.include(include);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const wants = failureSummary
        .split('\n')
        .slice(1)
        .map((line) => line.trim());
      return `${id} (${impact}) at ${target.join(' ')}: ${wants.join('; ')}`;
    }),
  );
}

/** Fails with the list of what axe finds against WCAG 2.2 AA in the page as it is now. */
export async function expectAccessible(page: Page, options?: AxeOptions): Promise<void> {
  expect(await accessibilityProblems(page, options), `accessibility of ${page.url()}`).toEqual([]);
}
