import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { SetupError } from '#infra/setup-error.ts';

/** What a supervised process sends to its supervisor: that it is ready, or why it is about to end. */
type Message = { readonly ready: true } | { readonly problem: string };

export interface SupervisorOptions {
  /** Module that calls `runSupervised`. */
  readonly script: URL;
  readonly args: readonly string[];
  /** What log lines call the process. */
  readonly name: string;
  readonly log: (line: string) => void;
}

export interface SupervisedProcess {
  /** Rejects with a SetupError if the process could not start the first time; it is then not started again. */
  readonly started: Promise<void>;
  /** Whether the process has been ready without a break since a time, on the clock of `performance.now()`. */
  hasRunSince(time: number): boolean;
  close(): Promise<void>;
}

/** Milliseconds before the next start: longer each time, until the process has run without failing for a while. */
const restartWait = { first: 500, longest: 8000 };
const stableAfter = 30_000;

/** How long, in milliseconds, the process may take to end when it is closed. */
const closeTimeout = 2000;

/** Runs a module in a process of its own, so a crash there leaves the site running, and starts it again when it ends. */
export function supervise({ script, args, name, log }: SupervisorOptions): SupervisedProcess {
  const { promise: started, resolve, reject } = Promise.withResolvers<void>();
  let child: ChildProcess;
  let hasStarted = false;
  let readyAt = Number.POSITIVE_INFINITY;
  let isClosing = false;
  let wait = restartWait.first;
  let restart: NodeJS.Timeout | undefined;

  function start(): void {
    let problem: string | undefined;
    const startedAt = performance.now();
    child = fork(script, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    child.on('message', (message: Message) => {
      if ('problem' in message) problem = message.problem;
      else {
        hasStarted = true;
        readyAt = performance.now();
        resolve();
      }
    });
    child.once('error', ({ message }) => ended(message));
    child.once('exit', (code, signal) => ended(problem ?? signal ?? `exit code ${code}`));

    function ended(reason: string): void {
      readyAt = Number.POSITIVE_INFINITY;
      if (isClosing) return;
      if (!hasStarted) {
        reject(new SetupError(reason));
        return;
      }
      if (performance.now() - startedAt > stableAfter) wait = restartWait.first;
      log(`The ${name} ended: ${reason.split('\n')[0]}. It is being restarted.`);
      restart = setTimeout(start, wait);
      wait = Math.min(2 * wait, restartWait.longest);
    }
  }

  start();
  // Whoever does not wait for the start sees the failure in what depends on it.
  started.catch(() => undefined);
  return {
    started,
    hasRunSince: (time) => readyAt <= time,
    async close() {
      isClosing = true;
      clearTimeout(restart);
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), closeTimeout);
      await exited;
      clearTimeout(timer);
    },
  };
}

/**
 * The supervised side: opens what the process is for, and closes it when the supervisor closes the process or is gone,
 * however it ended. An error ends the process at once; the supervisor gets its message.
 */
export async function runSupervised(open: () => Promise<{ close(): Promise<void> }>): Promise<void> {
  const send = (message: Message) => process.send?.(message);
  // Ctrl-C reaches all processes, but the site may still be working on its last requests.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('uncaughtExceptionMonitor', (error) => send({ problem: error.message }));
  // The supervisor may have ended while this process loaded its modules.
  if (!process.connected) process.exit();
  const opening = open();
  process.once('disconnect', () => {
    opening.then((opened) => opened.close()).then(() => process.exit());
  });
  await opening;
  send({ ready: true });
}
