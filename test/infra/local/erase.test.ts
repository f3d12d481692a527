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

it('an erased address is in no file of the data folder, whether the site runs or not', async () => {
  const DATA_DIR = sites.dataDir;
  const site = sites.start();
  const other = await post(site, { comment: 'stays' });
  for (const comment of ['one', 'two']) await post(site, { email, comment });
  expect(isInFiles()).toBe(true);
  expect(await runInquiries(erase, { DATA_DIR })).toMatchObject({ code: 0, stderr: '' });
  expect(isInFiles()).toBe(false);
  // The site goes on with the store.
  const later = await post(site, { email, comment: 'three' });
  await expectLeft([other, later]);

  site.child.kill('SIGINT');
  await site.outcome();
  expect(isInFiles()).toBe(true);
  expect(await runInquiries(erase, { DATA_DIR })).toMatchObject({ code: 0, stderr: '' });
  expect(isInFiles()).toBe(false);
  await expectLeft([other]);
});

it('an expired inquiry is in no file of the data folder once the site has started', async () => {
  const store = await storeIn(sites.dataDir);
  const lastWeek = new Date(Date.now() - 7 * 24 * 3_600_000);
  await fill(store, [{ id: 'i1', email, receivedAt: lastWeek }], 1);
  await fill(store, [{ id: 'i2', receivedAt: lastWeek }]);
  await store.close();
  expect(isInFiles()).toBe(true);
  await sites.start().origin();
  expect(isInFiles()).toBe(false);
  await expectLeft(['i2']);
});

it(
  `the next erasure after each of ${rounds} that were killed leaves nothing`,
  async () => {
    const DATA_DIR = sites.dataDir;
    let duration = 0;
    let killed = 0;
    for (let round = 0; round <= rounds || killed === 0; round += 1) {
      const site = sites.start();
      const comments = Array.from({ length: 20 }, (_, i) => `${round} ${i}`);
      await Promise.all(comments.map((comment) => post(site, { email, comment })));
      // Every other one finds no site.
      if (round % 2 === 1) {
        site.child.kill('SIGINT');
        await site.outcome();
      }
      const started = performance.now();
      const command = inquiriesProcess(erase, { DATA_DIR });
      const outcome = command.outcome();
      if (round === 0) {
        expect(await outcome).toMatchObject({ code: 0 });
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
      await expectLeft([]);
      await site.end();
    }
  },
  60_000 + rounds * 20_000,
);
