import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const axeBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const axeSource = readFileSync(axeBuilder.resolve('axe-core/axe.min.js'), 'utf8');

/** Tags of WCAG 2.2 levels A and AA, including WCAG 2.0 and 2.1. */
const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

interface AxeOptions {
  /** CSS selector of the only part to check. */
  include?: string;
}

/**
 * Finishes running transitions, as text can have too little contrast in the middle of one. Infinite and paused
 * animations stay as they are.
 */
const endMotion = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.playState === 'running' && Number.isFinite(animation.effect?.getComputedTiming().endTime))
        animation.finish();
  });

/** Lists each violation with rule, element and axe's advice. */
async function accessibilityProblems(page: Page, { include }: AxeOptions = {}): Promise<string[]> {
  await endMotion(page);
  // Loads axe once per document. The builder would load its unminified source, 1.5 MB, twice for each check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Legacy mode skips the extra page that combines results of frames, which the site does not have, and `resultTypes`
  // skips details of passed rules. The results are the same in a quarter of the time.
  const builder = new AxeBuilder({ page, axeSource: 'undefined' })
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

/** Expects no violations of WCAG 2.2 AA. */
export async function expectAccessible(page: Page, options?: AxeOptions): Promise<void> {
  expect(await accessibilityProblems(page, options), `accessibility of ${page.url()}`).toEqual([]);
}
