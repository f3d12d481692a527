import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/** Why a page cannot be shipped as it is: an error in the console, an uncaught one, a refusal by the policy, a stranger. */
export interface Problems {
  /** In order of appearance, each a line that names the page. */
  readonly seen: readonly string[];
  /** Lets what matches pass, once or often; a test that announces a problem which then never comes fails as well. */
  expect(pattern: RegExp): void;
  /** What is wrong at the end: unexpected problems, and expected ones that never came. */
  unsettled(): string[];
}

/** Chromium reports only some violations in the console, as scripts may swallow them; the event always comes. */
const reportViolations = () =>
  addEventListener('securitypolicyviolation', (event) =>
    console.error(`Content-Security-Policy: ${event.effectiveDirective} refused ${event.blockedURI}`),
  );

/** Addresses without a host, made by the page itself. */
const isLocal = (url: URL) => ['data:', 'blob:', 'about:'].includes(url.protocol);

/**
 * Watches every page of a context from now on.
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
    const url = new URL(request.url());
    if (url.origin !== origin && !isLocal(url)) seen.push(`request to another origin: ${request.url()}`);
  });
  return {
    seen,
    expect: (pattern) => expected.push(pattern),
    unsettled: () => [
      ...seen.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
      ...expected
        .filter((pattern) => !seen.some((problem) => pattern.test(problem)))
        .map((pattern) => `expected, but never seen: ${pattern}`),
    ],
  };
}
