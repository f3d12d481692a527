import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MailboxMessage } from './mailbox-process.ts';

/** A local SES. It accepts mails, delivers none, shows them on a page, and forgets them when it closes. */
export interface Mailbox {
  /** Port of its page and of its API, on the loopback address. */
  readonly port: number;
  close(): Promise<void>;
}

/** In milliseconds. The site does not wait for the start, but somebody waits for the stop. */
const timeouts = { start: 30_000, stop: 5000 };

/**
 * Starts the mailbox in a process of its own, which ends with this one however it ends.
 * @param port 0 for any free one
 * @returns the reason, as text, if it cannot start
 */
export async function openMailbox(port: number): Promise<Mailbox | string> {
  const script = fileURLToPath(new URL('./mailbox-process.ts', import.meta.url));
  const child = fork(script, [String(port)], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const ended = once(child, 'exit');

  async function close(): Promise<void> {
    if (child.connected) child.disconnect();
    const timer = setTimeout(() => child.kill('SIGKILL'), timeouts.stop);
    await ended;
    clearTimeout(timer);
  }

  const message = once(child, 'message', { signal: AbortSignal.timeout(timeouts.start) }).then(
    ([first]) => first as MailboxMessage,
    () => undefined,
  );
  const result = await Promise.race([message, ended.then(() => undefined)]);
  if (result && 'port' in result) return { port: result.port, close };
  await close();
  return result?.failure ?? 'it did not start';
}
