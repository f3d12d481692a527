import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { dataFolders, prepareDataFolders } from '#infra/store/data-folders.ts';
import { socketFor } from '#infra/store/embedded-dynamodb.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { freeStore, putInquiry } from './stored-items.ts';

let folder: string;

beforeEach(() => {
  folder = path.join(temporaryFolder(), 'data');
});

// Windows has no such modes.
describe.runIf(process.platform !== 'win32')('a data folder', () => {
  const mode = () => statSync(folder).mode & 0o7777;
  const prepare = () => prepareDataFolders(dataFolders({ DATA_DIR: folder }));

  it('is created for its user only', () => {
    prepare();
    expect(mode()).toBe(0o700);
  });

  it('that other users can read is closed to them', () => {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    prepare();
    expect(mode()).toBe(0o700);
  });

  it('that all users share is refused, and stays as it is', () => {
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    expect(prepare).toThrow(/shared by all users\. Choose another folder: DATA_DIR=/);
    expect(mode()).toBe(0o1777);
  });
});

it('a store may have a path that is too long for a socket', async () => {
  const store = path.join(folder, 'x'.repeat(120), 'dynamodb');
  mkdirSync(store, { recursive: true });
  expect(existsSync(path.dirname(socketFor(store)))).toBe(process.platform !== 'win32');
  const { client, close } = await freeStore(store);
  await putInquiry(client, 'i1');
  await close();
});
