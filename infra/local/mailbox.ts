import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { MailboxNews } from './mailbox-process.ts';

/** A local SES: it takes mails, delivers none, and shows them on a page. It forgets them when it closes. */
export interface Mailbox {
  /** Port of its page and of its API, on the loopback address. */
  readonly port: number;
  close(): Promise<void>;
}

/** How long, in milliseconds, it may take to start, while the site goes on, and to stop, which somebody waits for. */
const patience = { start: 30_000, stop: 5000 };

/**
 * Starts the mailbox in a process of its own, which ends with this one however it ends.
 * @param port 0 for any free one
 * @returns why there is none, in words, when it could not start
 */
export async function openMailbox(port: number): Promise<Mailbox | string> {
  const script = fileURLToPath(new URL('./mailbox-process.ts', import.meta.url));
  const child = fork(script, [String(port)], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const ended = once(child, 'exit');

  async function close(): Promise<void> {
    if (child.connected) child.disconnect();
    if (!(await within(patience.stop, ended))) child.kill('SIGKILL');
    await ended;
  }

  const news = once(child, 'message').then(([message]) => message as MailboxNews);
  const first = await Promise.race([within(patience.start, news), ended.then(() => undefined)]);
  if (first && 'port' in first) return { port: first.port, close };
  await close();
  return first?.failure ?? 'it did not start';
}

/** Nothing when it takes longer. */
async function within<Result>(milliseconds: number, result: Promise<Result>): Promise<Result | undefined> {
  const timer = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined);
  const first = await Promise.race([result, late]);
  timer.abort();
  return first;
}
