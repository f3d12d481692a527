import { mkdirSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DataFolder, dataFolder } from '#infra/local/data-folder.ts';
import { emptyLog, lockFolder, openDatabase, whenFree } from '#infra/local/database.ts';
import { deleteExpired } from '#infra/local/sqlite-store.ts';
import { newInquiry, sqliteStores } from '#test/lambda/inquiry/inquiry-stores.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let data: DataFolder;
beforeEach(() => {
  data = dataFolder({ DATA_DIR: temporaryFolder() });
});

describe('a store that cannot be used is an error in one line:', () => {
  it('another kind of file', () => {
    writeFileSync(data.store, 'nonsense '.repeat(1000));
    expect(() => openDatabase(data)).toThrow(/^\S+ is damaged or not a store of inquiries \(.+\)\. Move .+$/);
  });

  it('a folder', () => {
    mkdirSync(data.store);
    expect(() => openDatabase(data)).toThrow(/^Cannot use the store \S+: unable to open database file\.$/);
  });

  it('one of a newer version, which stays as it is', () => {
    const newer = new DatabaseSync(data.store);
    newer.exec('PRAGMA user_version = 3');
    expect(() => openDatabase(data)).toThrow(/^\S+ was written by a newer version of this project\. .+$/);
    expect(newer.prepare('PRAGMA user_version').get()).toEqual({ user_version: 3 });
    newer.close();
  });
});

it('an empty file, as a process leaves that is killed while it creates the store, becomes a store', () => {
  writeFileSync(data.store, '');
  openDatabase(data).close();
  openDatabase(data).close();
});

it('a store of version 1 keeps its inquiries', async () => {
  const stores = sqliteStores(data.store);
  await stores.store.save(newInquiry({ id: 'i1' }));
  stores.close();
  const old = new DatabaseSync(data.store);
  for (const column of ['message_id', 'bounced_at', 'first_refused_at', 'refusals'])
    old.exec(`ALTER TABLE inquiries DROP COLUMN ${column}`);
  old.exec('PRAGMA user_version = 1');
  old.close();
  const upgraded = sqliteStores(data.store);
  expect(await upgraded.outbox.entries('unsent')).toMatchObject([{ id: 'i1' }]);
  expect(await upgraded.repository.find('i1', new Date())).toMatchObject({
    refusals: 0,
    messageId: undefined,
  });
  upgraded.close();
});

it('a folder is locked by one site at a time', () => {
  const lock = lockFolder(data);
  expect(() => lockFolder(data)).toThrow(/^Another site is running on \S+\. Stop it, or .*DATA_DIR=/);
  lock.close();
  lockFolder(data).close();
});

describe('while another process writes', () => {
  it('a server waits without blocking, and gives up after a while', async () => {
    const [writer, server] = [openDatabase(data), openDatabase(data)];
    server.exec('PRAGMA busy_timeout = 0');
    const write = () => whenFree(() => server.exec('PRAGMA user_version = 2'));
    writer.exec('BEGIN IMMEDIATE');
    await expect(write()).rejects.toThrow('database is locked');
    const waiting = write();
    setTimeout(() => writer.exec('COMMIT'), 100);
    await waiting;
    writer.close();
    server.close();
  });
});

it('the log is emptied unless another process goes on reading', async () => {
  const [database, reader] = [openDatabase(data), openDatabase(data)];
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM inquiries').get();
  database.exec('PRAGMA user_version = 1');
  expect(await emptyLog(database, 300)).toBe(false);
  reader.exec('COMMIT');
  expect(await emptyLog(database, 300)).toBe(true);
  database.close();
  reader.close();
});

it('inquiries are deleted when their retention is over, and not before', async () => {
  const stores = sqliteStores(data.store, 30);
  const receivedAt = new Date('2026-11-22T00:00:00Z');
  await stores.store.save(newInquiry({ receivedAt }));
  const database = openDatabase(data);
  const end = Date.parse('2026-12-22T00:00:00Z');
  expect(deleteExpired(database, new Date(end - 1))).toBe(0);
  expect(deleteExpired(database, new Date(end))).toBe(1);
  database.close();
  await stores.close();
});
