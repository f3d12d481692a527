import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SetupError } from '#infra/setup-error.ts';
import { bodyTimeout } from '#lambda/body-timeout.ts';

export interface Mailbox {
  /**
   * Where its page is, and its API, without a slash at the end. Part of it is random, as every user of the machine can
   * reach the port. It has no name of a host, which another user's program might answer for at `::1`.
   */
  readonly address: string;
  close(): Promise<void>;
}

/** Milliseconds before a mailbox that ended is started again. */
const restartWait = 1000;

/**
 * Starts the local mailbox in a thread of its own, so a crash there leaves the site running, and starts it again when it
 * ends. Inquiries wait in the outbox meanwhile.
 * @throws {SetupError} if it could not start the first time
 */
export async function startMailbox(port: number, log: (line: string) => void): Promise<Mailbox> {
  const path = `/${randomBytes(18).toString('base64url')}`;
  let worker: Worker;
  let restart: NodeJS.Timeout | undefined;
  let isClosing = false;

  function start(): Worker {
    const started = new Worker(new URL('./mailbox-worker.ts', import.meta.url), {
      workerData: { port, path },
      // With `SMTP_TRANSPORT`, the package would deliver the emails.
      env: {},
      // What was preloaded into this process was not meant for a thread without its environment.
      execArgv: [],
      // What the package prints is not for the user.
      stdout: true,
      stderr: true,
    });
    worker = started;
    let reason = 'it stopped';
    started.on('error', (error) => {
      reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    });
    started.once('exit', () => {
      if (isClosing) return;
      log(`The mailbox ended: ${reason}. It is being restarted.`);
      restart = setTimeout(start, restartWait);
    });
    return started;
  }

  async function close(): Promise<void> {
    isClosing = true;
    clearTimeout(restart);
    await worker.terminate();
  }

  try {
    await once(start(), 'message');
  } catch (error) {
    await close();
    throw new SetupError(`The mailbox could not start: ${(error as Error).message}`);
  }
  return { address: `http://127.0.0.1:${port}${path}`, close };
}

/** A client that sends to the local mailbox, whatever this machine is configured for. */
export function mailboxClient({ address }: Pick<Mailbox, 'address'>): SESv2Client {
  const client = new SESv2Client({
    endpoint: address,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    // The SDK refuses these kinds of endpoints together with a URL.
    useFipsEndpoint: false,
    useDualstackEndpoint: false,
    // As the Lambda: a retry after a lost response would be a second email.
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 8000, throwOnRequestTimeout: true },
  });
  client.middlewareStack.use(bodyTimeout(1000));
  return client;
}
