import { localTableName } from '#infra/store/local-client.ts';
import type { LocalStore } from '#infra/store/store.ts';
import { loadNotifySales } from './local-lambda.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { followStream } from './stream.ts';

export interface NotifierOptions {
  /** Port of the mailbox; 0 for any free one. */
  readonly mailPort: number;
  readonly store: LocalStore;
  /** Folder of the bundled Lambdas. */
  readonly handlers: string;
  /** Where it is noted how far inquiries were told. */
  readonly positionFile: string;
  /** Folder of the notes of inquiries whose mail was asked for once more. */
  readonly resends: string;
  /** Takes a line about what does not work. */
  readonly say: (line: string) => void;
}

/** Tells of inquiries; the site works without it, and what it could not tell it tells in another run. */
export interface Notifier {
  /** @returns the mailbox that the mails go to, or why there is none, in words */
  start(): Promise<Mailbox | string>;
  /** Finishes the mail that is under way, then closes the mailbox. */
  close(): Promise<void>;
}

/** The Lambda that tells of inquiries, behind the stream of the local store and before the local mailbox. */
export function createNotifier({ mailPort, store, handlers, ...following }: NotifierOptions): Notifier {
  const { say } = following;
  const parts: { close(): Promise<void> }[] = [];
  let started: Promise<Mailbox | string> | undefined;

  async function open(): Promise<Mailbox | string> {
    const mailbox = await openMailbox(mailPort);
    if (typeof mailbox === 'string') return mailbox;
    parts.push(mailbox);
    try {
      const invoke = await loadNotifySales({ handlers, endpoint: store.endpoint }, mailbox.port);
      const { client } = store;
      parts.push(followStream({ client, tableName: localTableName, invoke, ...following }));
    } catch (error) {
      say(`Nobody is told of inquiries, as their Lambda does not start: ${error}`);
    }
    return mailbox;
  }

  return {
    start() {
      started = open();
      return started;
    },
    async close() {
      await started;
      for (let part = parts.pop(); part; part = parts.pop()) await part.close();
    },
  };
}
