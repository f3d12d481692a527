import { GetItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DataFolders, dataFolders } from '#infra/store/data-folders.ts';
import { localTableName } from '#infra/store/local-client.ts';
import type { LocalStore } from '#infra/store/store.ts';
import { fromItem } from '#lambda/inquiry-item.ts';
import { claimForMail, recordAttempt } from '#lambda/notify-sales/outbox.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fill, storeIn } from './fill-store.ts';
import { runInquiries } from './run-inquiries.ts';

let folders: DataFolders;
/** Open all the time, as that of a running site. */
let store: LocalStore;

const inquiries = (args: string, DATA_DIR = folders.folder) => runInquiries(args, { DATA_DIR });
const idsIn = (listing: string) => listing.match(/\bi\w+$/gm) ?? [];

async function stored(id: string) {
  const Key = { id: { S: id } };
  const { Item = {} } = await store.client.send(new GetItemCommand({ TableName: localTableName, Key }));
  return fromItem(Item);
}

beforeEach(async () => {
  folders = dataFolders({ DATA_DIR: temporaryFolder() });
  store = await storeIn(folders.folder);
  const minutesAgo = { iSent: 5, iNew: 1, iTried: 3, iAside1: 4, iAside2: 2, iTrap: 6, iExpired: 25 * 60 };
  for (const [id, minutes] of Object.entries(minutesAgo)) {
    const suspect = id === 'iTrap' ? ['honeypot'] : [];
    const inquiry = { id, suspect, receivedAt: new Date(Date.now() - minutes * 60_000) };
    await fill(store, [inquiry], id === 'iExpired' ? 1 : 730);
  }
  const writes = [
    claimForMail('iTried', undefined, new Date()),
    recordAttempt(await stored('iSent'), { sentAt: new Date() }),
    recordAttempt(await stored('iAside1'), 'setAside'),
    recordAttempt(await stored('iAside2'), 'setAside'),
  ];
  for (const write of writes) {
    await store.client.send(new UpdateItemCommand({ TableName: localTableName, ...write }));
  }
});
afterEach(() => store.close());

describe('list --unsent', () => {
  const all = ['iAside2', 'iAside1', 'iNew', 'iTried'];

  it('shows what has not been mailed, what was set aside first', async () => {
    const { stdout } = await inquiries('list --unsent');
    expect(idsIn(stdout)).toEqual(all);
    expect(stdout).toMatch(/ set aside +0 .* iAside1$/m);
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
      const { notifiedAt, ...before } = await stored(id);
      const { code, stdout, stderr } = await inquiries(`resend ${id}`);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(new RegExp(`${id} .*running.*npm start\\.\\n$`));
      const unsentSince = expect.stringMatching(/^\d{4}-.*Z$/);
      expect(await stored(id)).toEqual({ ...before, outbox: 'unsent', unsentSince, attempts: 0 });
    }
  });

  it('has the mail of all that were set aside sent again, and says how many', async () => {
    const tried = await stored('iTried');
    expect((await inquiries('resend --set-aside')).stdout).toMatch(/^2 inquiries /);
    for (const id of ['iAside1', 'iAside2']) expect(await stored(id)).toMatchObject({ outbox: 'unsent' });
    expect(await stored('iTried')).toEqual(tried);
    expect((await inquiries('resend --set-aside')).stdout).toMatch(/^No inquiry is set aside in .*\n$/);
  });

  it('says in one line that there is no such inquiry', async () => {
    for (const id of ['iUnknown', 'iExpired', '..']) {
      const stderr = `There is no inquiry "${id}" in ${folders.store}.\n`;
      expect(await inquiries(`resend ${id}`)).toEqual({ code: 1, stdout: '', stderr });
    }
    expect((await inquiries('list')).stdout).toContain('6 inquiries');
  });
});
