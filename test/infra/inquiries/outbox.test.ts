import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataFolder } from '#infra/local/data-folder.ts';
import { allIn, type InquiryStores } from '#test/lambda/inquiry/inquiry-stores.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fill, fillExpired, storeIn } from './fill-store.ts';
import { runInquiries } from './run-inquiries.ts';

let dataDir: string;
/** Open all the time, as that of a running site. */
let stores: InquiryStores;

const inquiries = (args: string) => runInquiries(args, { DATA_DIR: dataDir });
const idsIn = (listing: string) => listing.match(/\bi\w+$/gm) ?? [];
const stored = async (id: string) => (await allIn(stores)).find((inquiry) => inquiry.id === id);

beforeEach(async () => {
  dataDir = temporaryFolder();
  stores = storeIn(dataDir);
  const minutesAgo = { iTrap: 6, iSent: 5, iAside1: 4, iTried: 3, iAside2: 2, iNew: 1 };
  for (const [id, minutes] of Object.entries(minutesAgo)) {
    const suspect = id === 'iTrap' ? ['honeypot'] : [];
    await fill(stores, [{ id, suspect, receivedAt: new Date(Date.now() - minutes * 60_000) }]);
  }
  await fillExpired(dataDir, [{ id: 'iExpired' }]);
  const now = new Date();
  const setAside = { refusedAt: now, dueAt: now, isSetAside: true };
  const results = { iSent: { sentAt: now, messageId: 'm1' }, iAside1: setAside, iAside2: setAside };
  for (const entry of await stores.outbox.entries('unsent')) {
    if (entry.id !== 'iTried' && !(entry.id in results)) continue;
    const claimed = await stores.outbox.claim(entry, new Date());
    const result = results[entry.id as keyof typeof results];
    if (claimed && result !== undefined) await stores.outbox.record(claimed, result);
  }
});
afterEach(() => stores.close());

describe('list --unsent', () => {
  const all = ['iAside2', 'iAside1', 'iNew', 'iTried'];

  it('shows what has not been mailed, what was set aside first', async () => {
    const { stdout } = await inquiries('list --unsent');
    expect(idsIn(stdout)).toEqual(all);
    expect(stdout).toMatch(/ set aside +1 .* iAside1$/m);
    expect(stdout).toMatch(/ unsent +1 .* iTried$/m);
  });

  it('goes on after any of them, while it is unsent', async () => {
    const read: string[] = [];
    for (let next: string | undefined = 'list --unsent --limit 1'; next; ) {
      const { stdout } = await inquiries(next);
      read.push(idsIn(stdout)[0] ?? '');
      next = /npm run inquiries -- (.*)/.exec(stdout)?.[1];
    }
    expect(read).toEqual(all);
    const stderr = expect.stringMatching(/^.*iSent has been sent.*\n$/);
    expect(await inquiries('list --unsent --before iSent')).toEqual({ code: 1, stdout: '', stderr });
  });
});

describe('resend', () => {
  it('has the mail of one sent again, whether it was sent, tried, set aside or never to be sent', async () => {
    for (const id of ['iSent', 'iTried', 'iAside1', 'iTrap']) {
      const before = await stored(id);
      const { code, stdout, stderr } = await inquiries(`resend ${id}`);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(new RegExp(`${id} .*running.*npm start\\.\\n$`));
      const unsentSince = expect.stringMatching(/^\d{4}-.*Z$/);
      const again = {
        outbox: id === 'iTrap' ? 'unsentMarked' : 'unsent',
        notifiedAt: undefined,
        messageId: undefined,
        unsentSince,
        attempts: 0,
        firstRefusedAt: undefined,
        refusals: 0,
      };
      expect(await stored(id)).toEqual({ ...before, ...again });
    }
  });

  it('has the mail of all that were set aside sent again, and says how many', async () => {
    const tried = await stored('iTried');
    expect((await inquiries('resend --set-aside')).stdout).toMatch(/^2 inquiries /);
    for (const id of ['iAside1', 'iAside2']) expect(await stored(id)).toMatchObject({ outbox: 'unsent' });
    expect(await stored('iTried')).toEqual(tried);
    expect((await inquiries('resend --set-aside')).stdout).toMatch(/^No inquiry is set aside in .*\n$/);
  });

  it('has the mail of all that bounced sent again, which list and show name', async () => {
    expect((await inquiries('list --bounced')).stdout).toMatch(/^No bounced inquiries in /);
    expect((await inquiries('resend --bounced')).stdout).toMatch(/^No inquiry is bounced in /);
    await stores.outbox.recordBounce('iSent', 'm1', new Date('2026-11-22T10:07:00Z'));
    expect(idsIn((await inquiries('list --bounced')).stdout)).toEqual(['iSent']);
    expect((await inquiries('show iSent')).stdout).toMatch(
      /, message m1; not delivered.* 2026-11-22 10:07:00/,
    );
    expect((await inquiries('resend --bounced')).stdout).toMatch(/^1 inquiry bounced\. /);
    expect(await stored('iSent')).toMatchObject({ outbox: 'unsent', bouncedAt: undefined });
  });

  it('has the mail of all that were mailed since a time sent again', async () => {
    const [future, past] = [60_000, -60_000].map((ms) => new Date(Date.now() + ms).toISOString());
    expect((await inquiries(`resend --since ${future}`)).stdout).toMatch(/^No inquiry is mailed since /);
    expect((await inquiries(`resend --since ${past}`)).stdout).toMatch(/^1 inquiry mailed since /);
    expect(await stored('iSent')).toMatchObject({ outbox: 'unsent', notifiedAt: undefined });
  });

  it('says in one line that there is no such inquiry', async () => {
    for (const id of ['iUnknown', 'iExpired', '..']) {
      const stderr = `There is no inquiry "${id}" in ${dataFolder({ DATA_DIR: dataDir }).store}.\n`;
      expect(await inquiries(`resend ${id}`)).toEqual({ code: 1, stdout: '', stderr });
    }
    expect((await inquiries('list')).stdout).toContain('6 inquiries');
  });
});
