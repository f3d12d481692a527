import { test as base } from '@playwright/test';
import { watchForProblems } from './problems.ts';

interface SiteFixtures {
  /**
   * Announces a problem that the test provokes, for example `expectProblem(/status of 500/)`. The pattern is matched
   * against lines like `console error on <page>: <text> (<address>)`. Any other problem fails the test, and so does an
   * announced one that never comes.
   */
  expectProblem: (pattern: RegExp) => void;
}

/**
 * Playwright's `test`, which also fails on console errors, uncaught errors, violations of the Content-Security-Policy,
 * requests to other origins and cookies. It watches the test's own context; a test that opens another context watches it with
 * `watchForProblems`.
 */
export const test = base.extend<SiteFixtures>({
  expectProblem: [
    async ({ context, baseURL }, use) => {
      const problems = await watchForProblems(context, new URL(baseURL ?? '').origin);
      await use((pattern) => problems.expect(pattern));
      // The pages' earlier events arrive before their response to this.
      await Promise.allSettled(context.pages().map((page) => page.evaluate(() => document.readyState)));
      const unsettled = await problems.unsettled();
      if (unsettled.length > 0)
        throw new Error(`The pages of this test had problems:\n${unsettled.join('\n')}`);
    },
    { auto: true },
  ],
});
