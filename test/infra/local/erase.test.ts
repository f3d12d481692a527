import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { nightly } from '../../support/nightly.ts';
import { fill, storeIn } from '../inquiries/fill-store.ts';
import { inquiriesProcess, runInquiries } from '../inquiries/run-inquiries.ts';
import { expectConsistent } from '../store/stored-items.ts';
import { post, startedSites } from './started-sites.ts';

const sites = startedSites();
const email = 'q7zkw.erased@example.com';
const rounds = nightly ? 25 : 1;

const erase = `erase --email ${email} --yes`;

/** Whether the address is in any file of the data folder. */
function isInFiles(): boolean {
  const files = readdirSync(sites.dataDir, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .some((file) => readFileSync(path.join(file.parentPath, file.name)).includes(email));
}

/** A running site mails meanwhile, which may change an item between the readings of the table and of its indexes. */
async function expectLeft(ids: readonly string[]): Promise<void> {
  const items = await vi.waitFor(() => sites.withTable(({ client }) => expectConsistent(client)), 10_000);
  expect([...items.keys()].sort()).toEqual([...ids].sort());
}

it('an expired inquiry is in no file of the data folder once a site has the store open', async () => {
  const store = await storeIn(sites.dataDir);
  const lastWeek = new Date(Date.now() - 7 * 24 * 3_600_000);
  await fill(store, [{ id: 'i1', email, receivedAt: lastWeek }], 1);
  await fill(store, [{ id: 'i2', receivedAt: lastWeek }]);
  await store.close();
  expect(isInFiles()).toBe(true);
  await (await storeIn(sites.dataDir)).close();
  expect(isInFiles()).toBe(false);
  await expectLeft(['i2']);
});

it(
  `an erased address is in no file of the data folder, also after ${rounds} erasures that were killed`,
  async () => {
    const DATA_DIR = sites.dataDir;
    const others: string[] = [];
    let duration = 0;
    let killed = 0;
    for (let round = 0; round <= rounds || killed === 0; round += 1) {
      const store = await storeIn(DATA_DIR);
      const erased = Array.from({ length: 20 }, (_, i) => ({ id: `i${round}.${i}`, email }));
      await fill(store, [...erased, { id: `other${round}` }]);
      others.push(`other${round}`);
      await store.close();
      expect(isInFiles()).toBe(true);
      // Every other one finds a site.
      const site = round % 2 === 1 ? sites.start() : undefined;
      await site?.origin();
      const started = performance.now();
      const command = inquiriesProcess(erase, { DATA_DIR });
      const outcome = command.outcome();
      if (round === 0) {
        expect(await outcome).toMatchObject({ code: 0, stderr: '' });
        duration = performance.now() - started;
      } else {
        await Promise.race([outcome, sleep(duration * (0.2 + (0.6 * (round % (rounds + 1))) / rounds))]);
        await command.end();
        if ((await outcome).code === null) killed += 1;
        // The first one was slower, so kill the next one earlier.
        else duration *= 0.6;
        expect(await runInquiries(erase, { DATA_DIR })).toMatchObject({ code: 0, stderr: '' });
      }
      expect(isInFiles()).toBe(false);
      if (site) {
        // It goes on with the store, which it may still be starting again.
        others.push(await vi.waitFor(() => post(site, { comment: `after ${round}` }), 10_000));
        site.child.kill('SIGINT');
        await site.outcome();
      }
      await expectLeft(others);
    }
  },
  60_000 + rounds * 20_000,
);
