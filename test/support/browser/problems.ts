import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/**
 * Errors in the console, uncaught errors, violations of the Content-Security-Policy, requests to other origins and
 * cookies.
 */
export interface Problems {
  /** In order of appearance; each line names the page. */
  readonly seen: readonly string[];
  /** Accepts problems that match, however many; if none comes, that is a problem itself. */
  expect(pattern: RegExp): void;
  /** Unexpected problems, and patterns of expected problems that never came. */
  unsettled(): Promise<string[]>;
}

/** Chromium does not log every violation in the console, but it always dispatches the event. */
const reportViolations = () =>
  addEventListener('securitypolicyviolation', (event) =>
    console.error(`Content-Security-Policy: ${event.effectiveDirective} refused ${event.blockedURI}`),
  );

/**
 * Watches every page of a context, from now on.
 * @param origin the only origin that pages may send requests to
 */
export async function watchForProblems(context: BrowserContext, origin: string): Promise<Problems> {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  await context.addInitScript(reportViolations);
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    seen.push(`console error on ${message.page()?.url()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) =>
    seen.push(`uncaught error on ${webError.page()?.url()}: ${webError.error().message}`),
  );
  context.on('request', (request: Request) => {
    // Playwright reports no request for a data: URL.
    const url = request.url();
    if (new URL(url).origin !== origin) seen.push(`request to another origin: ${url}`);
  });
  return {
    seen,
    expect: (pattern) => expected.push(pattern),
    unsettled: async () => [
      ...(await context.cookies()).map(({ name }) => `cookie: ${name}`),
      ...seen.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
      ...expected
        .filter((pattern) => !seen.some((problem) => pattern.test(problem)))
        .map((pattern) => `expected, but never seen: ${pattern}`),
    ],
  };
}
