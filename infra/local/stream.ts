import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { InquiryItem } from '#infra/inquiries/inquiry-record.ts';
import type { InquirySource } from '#infra/inquiries/read-items.ts';
import { resendRequestedAt } from '#lambda/notify-sales/inquiry-table.ts';
import { inquiryAttributes } from '#lambda/submit-inquiry/inquiry-table.ts';
import { resendItems } from './resend-items.ts';
import { readPosition, writePosition } from './stream-position.ts';
import { untoldItems } from './untold-items.ts';

/** A Lambda behind a table's stream, as its bundle exports it. */
export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

export interface StreamOptions extends InquirySource {
  /** Where it is noted how far the stream was followed. */
  readonly positionFile: string;
  /** Folder of the notes of inquiries whose mail was asked for once more. */
  readonly resends: string;
  readonly invoke: StreamHandler;
  /** Takes a line about what does not work. */
  readonly say: (line: string) => void;
}

/** Inquiries told between two rests. */
const mostAtOnce = 10;
/** Shortest and longest rest, in milliseconds. */
const rest = { min: 300, max: 2000 };
/** Longest time until something is tried again, in milliseconds. */
const longestWait = 60_000;
/** An inquiry is listed some time after the moment that it says it arrived at: this is more, in milliseconds. */
const overlap = 30_000;
/** How far, in milliseconds, the position moves until it is noted again; what lies between is looked through once more. */
const notedEvery = 60_000;

/** Begins the stream with what comes from now on, unless it was followed before. */
export async function beginStream(positionFile: string, now: Date): Promise<void> {
  if (readPosition(positionFile) === undefined) await writePosition(positionFile, now.toISOString());
}

/**
 * Hands every inquiry that is not marked as told, or no more, to the Lambda, as the table's stream does, which the local
 * store does not have. The marks in the store decide, so nothing is lost by a kill; what fails is tried again, ever less
 * often.
 * @returns what stops it, after the record that is under way
 */
export function followStream(options: StreamOptions): { close(): Promise<void> } {
  const { positionFile, resends, invoke, say } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let from = readPosition(positionFile) ?? new Date().toISOString();
  let noted = from;
  /** What was tried, and is to be tried again from when on. */
  let waiting = new Map<string, { readonly tries: number; readonly until: number }>();
  /** So that a longer failure is said once. */
  let works = true;

  async function tell(item: InquiryItem, id: string): Promise<void> {
    const failed = await invoke({ Records: [streamRecord(item, id)] }).then(
      ({ batchItemFailures }) => batchItemFailures.length > 0,
      () => true,
    );
    if (failed && works) say(`No mail could be sent about inquiry ${id}; it is tried again.`);
    works = !failed;
  }

  async function look(): Promise<void> {
    const now = Date.now();
    const items = await untoldItems(options, { from, now: new Date(now) });
    let told = 0;
    const before = waiting;
    waiting = new Map();
    // By id, as a new one may have been asked for again.
    const due = new Map(
      [...items, ...(await resendItems(options, resends))].map((item) => [idOf(item), item]),
    );
    for (const [id, item] of due) {
      const { tries, until } = before.get(id) ?? { tries: 0, until: 0 };
      waiting.set(id, { tries, until });
      if (until > now || told === mostAtOnce || signal.aborted) continue;
      await tell(item, id);
      told += 1;
      // Also after a success: it is over when the mark is seen.
      waiting.set(id, { tries: tries + 1, until: Date.now() + Math.min(longestWait, 1000 * 2 ** tries) });
    }
    const oldest = items[0]?.[inquiryAttributes.receivedAt]?.S;
    const safe = new Date(now - overlap).toISOString();
    from = [from, oldest === undefined || safe < oldest ? safe : oldest].sort().at(-1) ?? from;
    if (Date.parse(from) - Date.parse(noted) >= notedEvery) {
      await writePosition(positionFile, from);
      noted = from;
    }
  }

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      const started = performance.now();
      await look().catch((error) => {
        if (works) say(`New inquiries could not be looked for (${error}); it is tried again.`);
        works = false;
      });
      // The site comes first: most of the time is its own.
      const took = performance.now() - started;
      const pause = Math.min(rest.max, Math.max(rest.min, took * 4));
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  const following = follow();
  return {
    async close() {
      stopping.abort();
      await following;
    },
  };
}

const idOf = (item: InquiryItem) => item[inquiryAttributes.id]?.S ?? '';

/** An item as a stream shows it: a new one, or one that was changed to have it told again. */
function streamRecord(item: InquiryItem, id: string): DynamoDBRecord {
  return {
    eventID: id,
    eventName: Object.hasOwn(item, resendRequestedAt) ? 'MODIFY' : 'INSERT',
    eventSource: 'aws:dynamodb',
    // The SDK and the events describe the same values by different types.
    dynamodb: { NewImage: item as never, SequenceNumber: id, StreamViewType: 'NEW_IMAGE' },
  };
}
