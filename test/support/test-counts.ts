import * as z from 'zod/mini';

/** How many tests ended how. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const count = z.number();

/** Of vitest's JSON report, what is read here. */
const vitestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/** Counts of vitest's JSON report; a file that fails before its first test counts as one failed test. */
export function vitestCounts(report: string): Counts {
  const { testResults, ...numbers } = vitestReport.parse(JSON.parse(report));
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: numbers.numPassedTests,
    failed: numbers.numFailedTests + broken.length,
    skipped: numbers.numPendingTests + numbers.numTodoTests,
  };
}

/** Of Playwright's JSON report, what is read here. */
const playwrightReport = z.object({
  stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
});

/** Counts of Playwright's JSON report; its own output names the tests that passed at the second try only. */
export function playwrightCounts(report: string): Counts {
  const { stats } = playwrightReport.parse(JSON.parse(report));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** A check without a report of its own is one test. */
export function checkCounts(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/**
 * What a test runner did. It counts as one failed test more when it crashed after its last test, when it left no
 * report that can be read, and when it ran nothing.
 * @param report its JSON report; undefined when it left none
 */
export function runnerCounts(
  exitCode: number,
  report: string | undefined,
  read: (report: string) => Counts,
): Counts & { problem?: string } {
  let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  let problem = 'left no report';
  try {
    if (report !== undefined) {
      counts = read(report);
      problem = 'ran no test';
    }
  } catch (error) {
    problem = `left a report that cannot be read (${error instanceof Error ? error.message.split('\n')[0] : error})`;
  }
  if (counts.failed > 0) return counts;
  if (counts.passed === 0) return { ...counts, failed: 1, problem };
  if (exitCode !== 0)
    return { ...counts, failed: 1, problem: `ended with ${exitCode} though no test failed` };
  return counts;
}

export function sum(all: readonly Counts[]): Counts {
  const total = (part: keyof Counts) => all.reduce((before, counts) => before + counts[part], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** The last line of `npm test`: `N passed, N failed`, and `, N skipped` when there are any. */
export function lastLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Nothing that ran is no success. */
export function exitCodeOf({ passed, failed }: Counts): 0 | 1 {
  return failed === 0 && passed > 0 ? 0 : 1;
}
