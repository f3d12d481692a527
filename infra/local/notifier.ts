import { setTimeout as sleep } from 'node:timers/promises';
import { type LambdaDependencies, loadNotifySales } from './lambdas.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

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

/** Runs the scheduled Lambda again and again, one run at a time. Closing it waits for the run under way. */
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
      await stopped;
    },
  };
}

export interface NotifierOptions extends LambdaDependencies {
  /** Port of the mailbox; 0 for any free one. */
  readonly mailPort: number;
  /** Prints a line about what does not work. */
  readonly log: (line: string) => void;
}

export interface Notifier {
  /** The mailbox that receives the mails, or the reason why there is none. */
  readonly mailbox: Promise<Mailbox | string>;
  /** Waits for the run under way, then closes the mailbox. */
  close(): Promise<void>;
}

/**
 * Starts the Lambda that mails inquiries, with a timer in front of it and the local mailbox behind it. The site works
 * without it: an inquiry stays in the outbox until its mail is sent.
 */
export function startNotifier({ mailPort, log, ...dependencies }: NotifierOptions): Notifier {
  const parts: { close(): Promise<void> }[] = [];

  async function start(): Promise<Mailbox | string> {
    const mailbox = await openMailbox(mailPort);
    if (typeof mailbox === 'string') return mailbox;
    parts.push(mailbox);
    try {
      parts.push(startSchedule(await loadNotifySales(dependencies, mailbox.port), { log }));
    } catch (error) {
      log(`Inquiries are not mailed, because their Lambda does not start: ${error}`);
    }
    return mailbox;
  }

  const mailbox = start();
  return {
    mailbox,
    async close() {
      await mailbox;
      for (let part = parts.pop(); part; part = parts.pop()) await part.close();
    },
  };
}
