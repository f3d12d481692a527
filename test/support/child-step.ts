import { type ChildProcess, spawn } from 'node:child_process';

/** How long a step may take, and how long it may take to stop when asked; in milliseconds. */
const longest = 10 * 60_000;
const grace = 10_000;

let running: ChildProcess | undefined;

/**
 * A step is the head of a process group of its own, so that a signal reaches its workers too, and reaches them once:
 * Playwright takes a second Ctrl-C for "at once" and would leave the site running. Windows knows no such groups.
 */
const ownGroup = process.platform !== 'win32';

function signalStep(signal: NodeJS.Signals): void {
  if (running?.pid === undefined) return;
  try {
    process.kill(ownGroup ? -running.pid : running.pid, signal);
  } catch (error) {
    // It ended by itself in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Asks the running step to stop as Ctrl-C does, and ends it when it does not. */
export function stopStep(): void {
  signalStep('SIGINT');
  setTimeout(signalStep, grace, 'SIGKILL').unref();
}

process.on('exit', () => signalStep('SIGKILL'));

/**
 * Runs a script by this very Node, its output going where this process's goes.
 * @param args the script and its arguments
 * @returns its exit code; 1 when a signal ended it
 */
export function runStep(
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: ownGroup,
  });
  running = child;
  const limit = setTimeout(stopStep, longest);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(limit);
      running = undefined;
      resolve(code ?? 1);
    });
  });
}
