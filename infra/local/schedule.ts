import { setTimeout as sleep } from 'node:timers/promises';

export interface ScheduleOptions {
  /** Prints a line about what does not work. */
  readonly log: (line: string) => void;
  /** Milliseconds between two runs. */
  readonly rest?: number;
  /**
   * Milliseconds between two lines about a problem, and without a failure until it counts as solved. It is longer than
   * the time for which a run claims an inquiry: until then, runs succeed because there is nothing to try.
   */
  readonly logInterval?: number;
}

/** How long, in milliseconds, closing waits for the run under way. A run that sends many emails takes half a minute. */
const closeTimeout = 500;

/** Runs the scheduled Lambda again and again, one run at a time. */
export function startSchedule(
  run: () => Promise<void>,
  { log, rest = 1500, logInterval = 60_000 }: ScheduleOptions,
): { close(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let failures = 0;
  let failedAt = 0;
  let loggedAt = 0;

  async function runOnce(): Promise<void> {
    try {
      await run();
      if (failures === 0 || performance.now() - failedAt < logInterval) return;
      failures = 0;
      log('Inquiries are mailed again.');
    } catch (error) {
      failures += 1;
      failedAt = performance.now();
      if (failures > 1 && failedAt - loggedAt < logInterval) return;
      loggedAt = failedAt;
      const count = failures > 1 ? `, ${failures} times by now` : '';
      const reason = error instanceof Error ? error.message : String(error);
      log(`Inquiries could not be mailed${count}; the site tries again. ${reason}`);
    }
  }

  async function runUntilStopped(): Promise<void> {
    while (!signal.aborted) {
      await runOnce();
      await sleep(rest, undefined, { signal }).catch(() => undefined);
    }
  }

  const stopped = runUntilStopped();
  return {
    async close() {
      stopping.abort();
      // An email that was sent but not recorded is sent again by the next run of the site.
      await Promise.race([stopped, sleep(closeTimeout, undefined, { ref: false })]);
    },
  };
}
