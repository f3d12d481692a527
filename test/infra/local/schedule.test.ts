import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSchedule } from '#infra/local/schedule.ts';

let printed: string[];
let schedule: { close(): Promise<void> } | undefined;

beforeEach(() => {
  printed = [];
});
afterEach(() => schedule?.close());

const log = (line: string) => void printed.push(line);

/**
 * Starts a schedule whose runs have these outcomes, and waits for all of them.
 * @param logInterval in milliseconds: with 0 it is always over, with Infinity never
 */
async function runAll(outcomes: readonly ('fails' | 'works')[], logInterval: number): Promise<void> {
  const waiting = outcomes.values();
  let runs = 0;
  await new Promise<void>((resolve) => {
    const run = async () => {
      const { value, done } = waiting.next();
      runs += 1;
      if (done) return new Promise<void>(() => resolve());
      if (value === 'fails') throw new Error(`reason ${runs}`);
    };
    startSchedule(run, { log, rest: 0, logInterval });
  });
}

it('runs immediately and then again and again, once at a time, until it is closed', async () => {
  let [runs, running, most] = [0, 0, 0];
  let hold: (() => void) | undefined;
  await new Promise<void>((resolve) => {
    const run = async () => {
      runs += 1;
      running += 1;
      most = Math.max(most, running);
      if (runs === 3) {
        const held = new Promise<void>((end) => {
          hold = end;
        });
        resolve();
        await held;
      } else await new Promise((end) => setImmediate(end));
      running -= 1;
    };
    schedule = startSchedule(run, { log, rest: 0 });
  });
  // The third run is under way, so closing waits for it.
  const closed = schedule?.close().then(() => running);
  hold?.();
  expect(await closed).toBe(0);
  expect([runs, most, printed]).toEqual([3, 1, []]);
});

it('goes on after a failure, and prints only the first one', async () => {
  await runAll(['works', 'fails', 'fails', 'works', 'fails'], Number.POSITIVE_INFINITY);
  expect(printed).toEqual([expect.stringMatching(/^Inquiries could not be mailed; .* reason 2$/)]);
});

it('prints a lasting failure again after a while, with the number of failures', async () => {
  await runAll(['fails', 'fails', 'fails'], 0);
  expect(printed).toHaveLength(3);
  expect(printed[2]).toMatch(/, 3 times by now; .*reason 3/);
});

it('prints once that it works again, and then the next failure as a first one', async () => {
  await runAll(['fails', 'fails', 'works', 'works', 'fails'], 0);
  expect(printed.slice(2)).toEqual([
    'Inquiries are mailed again.',
    expect.stringMatching(/^Inquiries could not be mailed; .*reason 5/),
  ]);
});
