import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { dataFolders } from '#infra/store/data-folders.ts';
import { readStoreNote } from '#infra/store/store.ts';
import { nightly } from '#test/support/nightly.ts';
import { itemsIn } from '../store/stored-items.ts';
import type { SiteProcess } from './site-process.ts';
import { crashMailbox, mailsIn, post, startedSites, submit } from './started-sites.ts';

const sites = startedSites();
const outages = nightly ? 10 : 1;

/** Within this time, in milliseconds, every accepted inquiry is mailed once everything works again. */
const recoveryTime = 60_000;
/** For this test to notice, on a busy machine. */
const slack = 5000;

/**
 * Visits a page and posts an inquiry again and again during an outage. Every visit has to succeed.
 * @returns the comments of the inquiries that were accepted, and the statuses of the posts
 */
async function visitDuring(site: SiteProcess, outage: Promise<void>) {
  const origin = await site.origin();
  const accepted: string[] = [];
  const statuses = new Set<number>();
  let isOver = false;
  outage.finally(() => {
    isOver = true;
  });
  for (; !isOver || accepted.length < 5; ) {
    expect((await fetch(`${origin}/contact-us`)).status).toBe(200);
    const comment = `comment ${crypto.randomUUID()} ${randomBytes(1500).toString('hex')}`;
    const response = await submit(origin, { comment });
    statuses.add(response.status);
    if (response.status === 503) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    if (response.ok) accepted.push(comment);
    await sleep(20);
  }
  await outage;
  return { accepted, statuses };
}

const storeProcess = () => readStoreNote(dataFolders({ DATA_DIR: sites.dataDir }).store)?.pid ?? 0;

async function expectStored(comments: readonly string[]): Promise<void> {
  const items = await sites.withTable(({ client }) => itemsIn(client));
  const stored = [...items.values()].map(({ comment }) => comment?.S);
  expect(stored).toEqual(expect.arrayContaining([...comments]));
}

/** Waits until each is mailed. Emails of a mailbox that ended are gone, so their inquiries must have left the outbox. */
async function expectMailed(comments: readonly string[], since: number): Promise<void> {
  for (;;) {
    const items = await sites.withTable(({ client }) => itemsIn(client));
    const unsent = [...items.values()].filter(({ outbox }) => outbox !== undefined);
    if (!unsent.some(({ comment }) => comments.includes(comment?.S ?? ''))) break;
    expect(performance.now() - since).toBeLessThan(recoveryTime + slack);
    await sleep(500);
  }
}

it(
  'pages are served while the store is killed, and every accepted inquiry is stored and mailed',
  async () => {
    const site = sites.start();
    await site.origin();
    async function killStore(): Promise<void> {
      for (let kill = 0; kill < outages; kill += 1) {
        const pid = storeProcess();
        process.kill(pid, 'SIGKILL');
        while (storeProcess() === pid) await sleep(50);
      }
    }
    const { accepted, statuses } = await visitDuring(site, killStore());
    const recovered = performance.now();
    expect([...statuses].sort()).toEqual([200, 503]);
    await expectStored(accepted);
    await expectMailed(accepted, recovered);
    const mails = (await mailsIn(site)).join('\n');
    for (const comment of accepted) expect(mails).toContain(comment);
    expect(site.stderr).toContain('The store ended: SIGKILL. It is being restarted.\n');
  },
  120_000 + outages * 20_000,
);

// A minute each, as a failed email is tried again after 50 seconds.
for (const jumps of nightly ? [true, false] : []) {
  it(`a killed mailbox is started again and no mail is lost, clock one hour ahead: ${jumps}`, async () => {
    const NODE_OPTIONS = `--import ${new URL('./shifted-clock.ts', import.meta.url)}`;
    const site = sites.start({ NODE_OPTIONS });
    const port = Number(new URL(await site.mailbox()).port);
    // So that the mailbox cannot start again at once.
    const other = createServer();
    async function occupyMailbox(): Promise<void> {
      if (jumps) site.child.kill('SIGUSR2');
      await post(site, { comment: 'while the clock is wrong' });
      while ((await mailsIn(site)).length === 0) await sleep(50);
      await crashMailbox(site);
      while (!site.stderr.includes('The mailbox ended')) await sleep(10);
      other.listen(port, '127.0.0.1');
      await once(other, 'listening');
      while (!site.stderr.includes('Inquiries could not be mailed')) await sleep(50);
      if (jumps) site.child.kill('SIGUSR2');
    }
    const { accepted, statuses } = await visitDuring(site, occupyMailbox());
    expect([...statuses]).toEqual([200]);
    expect(site.stderr).toContain(`The mailbox ended: port ${port} is taken. It is being restarted.\n`);
    other.close();
    await expectMailed(accepted, performance.now());
    await post(site, { comment: 'after it' });
    while (!(await mailsIn(site)).join().includes('after it')) await sleep(100);
  }, 240_000);
}
// As on a full disk, writes fail, here at files of 128 KB. Windows has no such limit.
it.runIf(process.platform !== 'win32')(
  'pages are served while nothing can be written, and every accepted inquiry is stored and mailed later',
  async () => {
    const site = sites.start({}, 'ulimit -f 256');
    await site.origin();
    async function untilFull(): Promise<void> {
      while (!/^The store ended: .*File too large/m.test(site.stderr)) await sleep(50);
    }
    const { accepted, statuses } = await visitDuring(site, untilFull());
    expect([...statuses].sort()).toEqual([200, 503]);
    await site.end();
    const later = sites.start();
    await later.origin();
    const recovered = performance.now();
    await expectStored(accepted);
    await expectMailed(accepted, recovered);
  },
  240_000,
);
