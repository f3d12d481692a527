import { test as base } from '@playwright/test';
import { watchForProblems } from './problems.ts';

interface SiteFixtures {
  /**
   * Announces a problem that the test provokes, such as `expectProblem(/status of 500/)`; matched against lines like
   * `console error on <page>: <text> (<address>)`. Every other problem fails the test, and so does one that never comes.
   */
  expectProblem: (pattern: RegExp) => void;
}

/**
 * Playwright's `test`, failing on anything that a visitor's console would show as an error: console errors, uncaught
 * errors, violations of the Content-Security-Policy, requests to other origins. It watches the test's own context; a
 * test that makes another one watches it with `watchForProblems`.
 */
export const test = base.extend<SiteFixtures>({
  expectProblem: [
    async ({ context, baseURL }, use) => {
      const problems = await watchForProblems(context, new URL(baseURL ?? '').origin);
      await use((pattern) => problems.expect(pattern));
      // What a page has reported arrives before its answer.
      await Promise.allSettled(context.pages().map((page) => page.evaluate(() => document.readyState)));
      const unsettled = problems.unsettled();
      if (unsettled.length > 0)
        throw new Error(`The pages of this test had problems:\n${unsettled.join('\n')}`);
    },
    { auto: true },
  ],
});
