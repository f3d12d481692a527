import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outboxStates } from '#infra/inquiries/repository.ts';
import type { StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { nightly } from '#test/support/browser/nightly.ts';
import {
  allIn,
  collected,
  dynamoStores,
  type InquiryStores,
  newInquiry,
  sqliteStores,
} from './inquiry-stores.ts';
import { day, second, start } from './tested-stores.ts';

/** Few, so that operations meet. */
const id = fc.constantFrom('i1', 'i1', 'i2');
const text = fc.string({ unit: 'binary', maxLength: 20 });
/** Marks of every kind, an empty list most often. */
const suspect = fc.constantFrom([], [], ['fast'], ['honeypot'], ['honeypot', 'fast']);
const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ save: id, comment: text, suspect, pagePath: fc.option(text, { nil: undefined }) }),
  },
  { weight: 4, arbitrary: fc.record({ claim: id }) },
  { weight: 4, arbitrary: fc.record({ record: fc.constantFrom('sent', 'alone', 'refused', 'setAside') }) },
  fc.record({ putIn: id }),
  fc.record({ bounce: id, messageId: fc.constantFrom(`m${start}`, `m${start + second}`) }),
  fc.record({ erase: id }),
  {
    weight: 3,
    arbitrary: fc.record({
      pass: fc.constantFrom(second, 60 * second, day, day + 1, 31 * day, -60 * second),
    }),
  },
);
type Operation = typeof operation extends fc.Arbitrary<infer Type> ? Type : never;

/** Plays operations on empty stores, and returns what each returned, and what is visible at the end. */
async function played(stores: InquiryStores, operations: readonly Operation[]) {
  const { store, outbox, repository } = stores;
  for (const inquiry of await allIn(stores)) await repository.erase(inquiry.id);
  let time = start;
  const claimed: StoredInquiry[] = [];

  async function run(step: Operation): Promise<unknown> {
    const now = new Date(time);
    if ('pass' in step) time += step.pass;
    else if ('save' in step) {
      const { save: saved, ...changes } = step;
      return store.save(newInquiry({ id: saved, receivedAt: now, ...changes }));
    } else if ('claim' in step) {
      const states = await Promise.all(outboxStates.map((state) => outbox.entries(state)));
      const entry = states.flat().find((unsent) => unsent.id === step.claim);
      const inquiry = entry && (await outbox.claim(entry, new Date(time + 50 * second)));
      if (inquiry) claimed.push(inquiry);
      return inquiry;
    } else if ('record' in step) {
      const inquiry = claimed.shift();
      const results = {
        sent: { sentAt: now, messageId: `m${time}` },
        alone: { aloneFrom: now },
        refused: { refusedAt: now, dueAt: now, isSetAside: false },
        setAside: { refusedAt: now, dueAt: now, isSetAside: true },
      };
      if (inquiry) await outbox.record(inquiry, results[step.record]);
    } else if ('bounce' in step) await outbox.recordBounce(step.bounce, step.messageId, now);
    else if ('putIn' in step) return repository.putIntoOutbox(step.putIn, now);
    else await repository.erase(step.erase);
    return undefined;
  }

  const results: unknown[] = [];
  for (const step of operations) results.push([step, await run(step)]);
  const now = new Date(time);
  /** Those of the same moment are in no order. */
  const sorted = <Type extends { readonly id: string }>(all: readonly Type[]) =>
    all.toSorted((a, b) => a.id.localeCompare(b.id));
  return {
    results,
    all: sorted(await allIn(stores)),
    outbox: sorted((await Promise.all(outboxStates.map((state) => outbox.entries(state)))).flat()),
    honeypots: await repository.countHoneypot(now),
    listed: sorted(await collected(repository.list({ now }))),
    listedUnsent: sorted(await collected(repository.listUnsent({ now }))),
  };
}

it('both return and hold the same after any sequence of operations', async () => {
  const dynamo = await dynamoStores();
  const sqlite = sqliteStores();
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { minLength: 15, maxLength: 40, size: 'max' }),
        async (operations) => {
          expect(await played(sqlite, operations)).toEqual(await played(dynamo, operations));
        },
      ),
      { numRuns: nightly ? 400 : 20 },
    );
  } finally {
    await dynamo.close();
    sqlite.close();
  }
});
