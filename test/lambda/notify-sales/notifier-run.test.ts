import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { expect, it } from 'vitest';
import { runEventSource } from './event-source.ts';
import { salesNotifier } from './sales-notifier.ts';
import { inserted, poison, storedItem } from './stream-event.ts';

const count = 1000;
const isPoison = (i: number) => i % 100 === 42;
const records = Array.from({ length: count }, (_, i) =>
  inserted(isPoison(i) ? poison[i % poison.length] : storedItem(`i${i}`), String(i + 1)),
);
const good = records.flatMap(({ dynamodb }, i) => (isPoison(i) ? [] : [dynamodb.NewImage?.['id']?.S ?? '']));

/** Mails after which the worker is killed, in the middle of sending the next one. */
const kills = [137, 501, 850];

it('of 1,000 records, one in five failing at first and the worker killed 3 times, 990 are told once and 10 put aside', async () => {
  const { newHandler, ses } = salesNotifier(good);
  const told: string[] = [];
  const alreadyFailed = new Set<string>();
  let worker = newHandler();
  let alive = true;
  let starts = 1;

  ses.on(SendEmailCommand).callsFake((input) => {
    const [id = ''] = /Reference: (\S+)/.exec(input.Content.Simple.Body.Text.Data)?.slice(1) ?? [];
    if (told.length === kills[starts - 1]) alive = false;
    if (!alive) throw new Error('killed');
    if (Number(id.slice(1)) % 5 === 0 && !alreadyFailed.has(id)) {
      alreadyFailed.add(id);
      throw new Error('TooManyRequests');
    }
    told.push(id);
    return { MessageId: id };
  });

  const deadLetters = await runEventSource(records, {
    batchSize: 5,
    retryAttempts: 20,
    async invoke(event) {
      const response = await worker(event);
      if (alive) return response;
      // What a killed worker would have answered is lost with it.
      worker = newHandler();
      alive = true;
      starts += 1;
      throw new Error('killed');
    },
  });

  expect(starts).toBe(1 + kills.length);
  expect(alreadyFailed.size).toBe(count / 5);
  expect(told).toHaveLength(990);
  expect(new Set(told)).toEqual(new Set(good));
  // Each alone: none took a good one along.
  expect(deadLetters).toEqual(records.filter((_, i) => isPoison(i)).map((record) => [record]));
});
