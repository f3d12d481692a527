import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '#infra/local/data-folder.ts';
import { openDatabase } from '#infra/local/database.ts';
import { nightly } from '#test/support/browser/nightly.ts';
import { fill, fillExpired, storeIn } from '../inquiries/fill-store.ts';
import { inquiriesProcess, runInquiries } from '../inquiries/run-inquiries.ts';
import type { SiteProcess } from './site-process.ts';
import { mailsIn, post, startedSites, submit } from './started-sites.ts';

const sites = startedSites();

describe('a killed site', () => {
  const rounds = nightly ? 10 : 2;
  const perRound = nightly ? 400 : 60;

  /**
   * Posts inquiries all at once, and kills the site meanwhile.
   * @param acknowledged gets the id in the response to each comment
   */
  async function killWhilePosting(round: number, acknowledged: Map<string, string>): Promise<void> {
    const site = sites.start();
    const origin = await site.origin();
    const posts = Array.from({ length: perRound }, async (_, i) => {
      const comment = `inquiry ${round}.${i}`;
      const response = await submit(origin, { comment }).catch(() => undefined);
      const body = response?.ok && (await response.json().catch(() => undefined));
      if (body) acknowledged.set(comment, body.id);
      if (acknowledged.size === (round + 0.3) * perRound) site.child.kill('SIGKILL');
    });
    await sleep(Math.random() * 300);
    await Promise.race([Promise.all(posts), site.end()]);
    await Promise.all(posts);
  }

  it(`loses nothing that it acknowledged and stores nothing twice, ${rounds} times`, async () => {
    const acknowledged = new Map<string, string>();
    for (let round = 0; round < rounds; round += 1) await killWhilePosting(round, acknowledged);
    const stored = await sites.stored();
    const idOf = new Map(stored.map(({ comment, id }) => [comment, id]));
    expect(idOf.size).toBe(stored.length);
    for (const [comment, id] of acknowledged) expect(idOf.get(comment)).toBe(id);
    if (!nightly) return;
    // Everything that is stored is mailed once, as no email was under way; claims of killed runs are over after 50 s.
    const site = sites.start();
    await site.origin();
    for (let unsent = 1; unsent > 0; await sleep(1000)) {
      unsent = (await sites.stored()).filter(({ outbox }) => outbox !== undefined).length;
    }
  }, 600_000);

  it('has the mail of every inquiry that has left the outbox', async () => {
    const site = sites.start();
    await site.origin();
    const comments = Array.from({ length: 20 }, (_, i) => `comment ${i}`);
    await Promise.all(comments.map((comment) => post(site, { comment })));
    const notified = async () => (await sites.stored()).filter(({ notifiedAt }) => notifiedAt !== undefined);
    while ((await notified()).length === 0) await sleep(10);
    // The mailbox ends with the site, so it is read before.
    const left = await notified();
    const mailed = (await mailsIn(site)).join('\n');
    await site.end();
    for (const { comment } of left) expect(mailed).toMatch(new RegExp(`\\b${comment}$`, 'm'));
  });
});

describe('a store that cannot be written to', () => {
  /** Posts again and again, visiting a page each time, until one is refused with 503. */
  async function untilRefused(site: SiteProcess, accepted: string[]): Promise<void> {
    const origin = await site.origin();
    for (;;) {
      const comment = `comment ${crypto.randomUUID()} ${randomBytes(1500).toString('hex')}`;
      const { ok, status, headers } = await submit(origin, { comment });
      expect((await fetch(`${origin}/contact-us`)).status).toBe(200);
      if (ok) accepted.push(comment);
      else {
        expect(status).toBe(503);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
        return;
      }
    }
  }

  // Writes fail as on a full disk, here at files of 512 KB. Windows has no such limit.
  it.runIf(process.platform !== 'win32')('for lack of space refuses inquiries and loses none', async () => {
    const full = sites.start({}, 'ulimit -f 1024');
    const accepted: string[] = [];
    await untilRefused(full, accepted);
    await untilRefused(full, accepted);
    await full.end();
    expect(accepted.length).toBeGreaterThan(5);
    const site = sites.start();
    accepted.push(goodComment);
    await post(site, { comment: goodComment });
    const stored = (await sites.stored()).map(({ comment }) => comment);
    expect(stored.sort()).toEqual(accepted.sort());
  });

  const goodComment = 'There is space again.';

  it('because another program is writing refuses inquiries until that has finished', async () => {
    const site = sites.start();
    await site.origin();
    const database = openDatabase(dataFolder({ DATA_DIR: sites.dataDir }));
    database.exec('BEGIN IMMEDIATE');
    await untilRefused(site, []);
    database.exec('ROLLBACK');
    database.close();
    await post(site, {});
    expect(await sites.stored()).toHaveLength(1);
  });
});

describe('an address', () => {
  const email = 'q7zkw.erased@example.com';
  const erase = `erase --email ${email} --yes`;
  const rounds = nightly ? 25 : 2;

  /** Whether the address is in any file of the data folder. */
  function isInFiles(): boolean {
    const files = readdirSync(sites.dataDir, { recursive: true, withFileTypes: true });
    return files
      .filter((file) => file.isFile())
      .some((file) => readFileSync(path.join(file.parentPath, file.name)).includes(email));
  }

  it('of an expired inquiry is in no file of the data folder once a site has run', async () => {
    await fillExpired(sites.dataDir, [{ id: 'i1', email }]);
    expect(isInFiles()).toBe(true);
    await sites.start().origin();
    expect(isInFiles()).toBe(false);
  });

  it(
    `that was erased is in no file of the data folder, also after ${rounds} erasures that were killed`,
    async () => {
      const DATA_DIR = sites.dataDir;
      const others: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const stores = storeIn(DATA_DIR);
        await fill(stores, [
          ...Array.from({ length: 200 }, (_, i) => ({ id: `i${round}.${i}`, email })),
          { id: `other${round}` },
        ]);
        others.push(`other${round}`);
        await stores.close();
        expect(isInFiles()).toBe(true);
        // Every other one finds a site.
        const site = round % 2 === 1 ? sites.start() : undefined;
        await site?.origin();
        const command = inquiriesProcess(erase, { DATA_DIR });
        await Promise.race([command.outcome(), sleep(100 + 300 * Math.random())]);
        await command.end();
        expect(await runInquiries(erase, { DATA_DIR })).toMatchObject({ code: 0, stderr: '' });
        expect(isInFiles()).toBe(false);
        if (site) {
          others.push(await post(site, { comment: `after ${round}` }));
          await site.end();
        }
        expect((await sites.stored()).map(({ id }) => id).sort()).toEqual(others.toSorted());
      }
    },
    60_000 + rounds * 20_000,
  );
});
