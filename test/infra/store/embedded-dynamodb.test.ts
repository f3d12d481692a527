import { mkdirSync, readdirSync } from 'node:fs';
import { Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { socketFor } from '#infra/store/embedded-dynamodb.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { freeStore, itemsIn, putInquiry } from './stored-items.ts';

/** Makes this folder one of a file system without sockets. */
function refuseSockets(folder: string): void {
  const { listen } = Server.prototype;
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function refuse(this: Server, ...args: unknown[]) {
    if (!String(args[0]).startsWith(folder)) return Reflect.apply(listen, this, args);
    process.nextTick(() => this.emit('error', new Error('listen ENOTSUP')));
    return this;
  });
}

// Windows has named pipes instead.
describe.runIf(process.platform !== 'win32')('the socket of a store', () => {
  it('is next to it, and looking for that leaves nothing behind', async () => {
    const folder = temporaryFolder();
    expect(await socketFor(path.join(folder, 'dynamodb'))).toBe(path.join(folder, 'dynamodb.socket'));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is in a private temporary folder if its path would be too long', async () => {
    const store = path.join(temporaryFolder(), 'x'.repeat(120), 'dynamodb');
    mkdirSync(store, { recursive: true });
    expect(path.dirname(await socketFor(store))).toBe(path.join(tmpdir(), `website-${process.getuid?.()}`));
    const { client, close } = await freeStore(store);
    await putInquiry(client, 'i1');
    await close();
  });

  it('is there if the file system of the store has none', async () => {
    const folder = temporaryFolder();
    refuseSockets(folder);
    const store = path.join(folder, 'dynamodb');
    expect(path.dirname(await socketFor(store))).toBe(path.join(tmpdir(), `website-${process.getuid?.()}`));
    const { client, close } = await freeStore(store);
    await putInquiry(client, 'i1');
    expect([...(await itemsIn(client)).keys()]).toEqual(['i1']);
    await close();
  });
});
