import { describe, expect, test } from 'vitest';
import { exitCodeOf, lastLine, playwrightCounts, runnerCounts, sum, vitestCounts } from './test-counts.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((result) => ({ title: 'a test', status: result })),
});

/** Vitest's report, without what nobody reads. */
const vitestReport = (numbers: object, ...testResults: object[]) =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    success: true,
    ...numbers,
    testResults,
  });

const playwrightReport = (stats: object, errors: object[] = []) =>
  JSON.stringify({
    suites: [],
    errors,
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  });

describe('vitest', () => {
  test('counts tests, and what is skipped or still to be written as skipped', () => {
    const report = vitestReport(
      { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 },
      file('failed', 'passed', 'failed', 'skipped', 'todo'),
      file('passed', 'passed', 'passed', 'skipped'),
    );
    expect(vitestCounts(report)).toEqual({ passed: 3, failed: 1, skipped: 3 });
  });

  test('a file that cannot be loaded, or whose set-up fails, is a failed test', () => {
    const report = vitestReport(
      { numPassedTests: 1 },
      file('failed'),
      file('failed', 'skipped'),
      file('passed', 'passed'),
    );
    expect(vitestCounts(report)).toMatchObject({ passed: 1, failed: 2 });
  });
});

describe('playwright', () => {
  test('counts tests, and one that passes at the second try as passed', () => {
    const report = playwrightReport({ expected: 5, unexpected: 1, flaky: 1, skipped: 2 });
    expect(playwrightCounts(report)).toEqual({ passed: 6, failed: 1, skipped: 2 });
  });
});

describe('a runner', () => {
  test('that ran and ended well has the counts of its report', () => {
    expect(runnerCounts(0, playwrightReport({ expected: 2, skipped: 1 }), playwrightCounts)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 1,
    });
  });

  test('with failed tests needs no other reason', () => {
    const counts = runnerCounts(1, playwrightReport({ expected: 2, unexpected: 3 }), playwrightCounts);
    expect(counts).toEqual({ passed: 2, failed: 3, skipped: 0 });
  });

  test.each([
    ['left no report', 1, undefined],
    ['left no report', 0, undefined],
    ['cannot be read', 0, '{"stats": '],
    ['cannot be read', 0, '{"tests": 3}'],
    ['ran no test', 0, playwrightReport({})],
    ['ran no test', 0, playwrightReport({ skipped: 4 })],
    ['ran no test', 1, playwrightReport({}, [{ message: 'the site did not start' }])],
    ['though no test failed', 1, playwrightReport({ expected: 4 })],
  ])('that %s (exit code %i) has failed', (problem, exitCode, report) => {
    const counts = runnerCounts(exitCode, report, playwrightCounts);
    expect(counts.failed).toBe(1);
    expect(counts.problem).toContain(problem);
  });
});

describe('the sum', () => {
  test.each([
    [[{ passed: 3, failed: 0, skipped: 0 }], '3 passed, 0 failed', 0],
    [
      [
        { passed: 3, failed: 0, skipped: 2 },
        { passed: 1, failed: 0, skipped: 0 },
      ],
      '4 passed, 0 failed, 2 skipped',
      0,
    ],
    [
      [
        { passed: 3, failed: 1, skipped: 0 },
        { passed: 1, failed: 1, skipped: 0 },
      ],
      '4 passed, 2 failed',
      1,
    ],
    [[], '0 passed, 0 failed', 1],
    [[{ passed: 0, failed: 0, skipped: 5 }], '0 passed, 0 failed, 5 skipped', 1],
  ])('of %j is %s', (all, line, exitCode) => {
    expect(lastLine(sum(all))).toBe(line);
    expect(exitCodeOf(sum(all))).toBe(exitCode);
  });
});
