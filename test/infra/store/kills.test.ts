import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { nightly } from '../../support/nightly.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { expectConsistent, freeStore } from './stored-items.ts';

const rounds = nightly ? 60 : 2;

/** Writes of an inquiry, its erasure included. */
const allWrites = 5;

/** @param run begins the ids of its inquiries */
function startWriter(folder: string, run: string) {
  const script = fileURLToPath(new URL('./store-writer.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder, run], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, lines: createInterface({ input: child.stdout }), closed: once(child, 'close') };
}

/**
 * Writes to the store in a process that is killed after so many acknowledged writes.
 * @param acknowledged gets the number of writes of each inquiry
 */
async function killAfterWrites(
  { child, lines, closed }: ReturnType<typeof startWriter>,
  writes: number,
  acknowledged: Map<string, number>,
): Promise<void> {
  let count = 0;
  for await (const line of lines) {
    const [id = '', number] = line.split(' ');
    acknowledged.set(id, Number(number));
    count += 1;
    if (count === writes) child.kill('SIGKILL');
  }
  await closed;
  expect(count).toBeGreaterThanOrEqual(writes);
}

/** Kills a process while it repairs the store, so many milliseconds after it began. */
async function killInRepair(child: ChildProcess, folder: string, milliseconds: number): Promise<void> {
  const closed = once(child, 'close');
  while (!existsSync(`${folder}.next`) && child.exitCode === null) await sleep(1);
  await sleep(milliseconds);
  child.kill('SIGKILL');
  await closed;
}

it(
  `after each of ${2 * rounds} kills every acknowledged write is stored, and table and indexes agree`,
  async () => {
    const folder = path.join(temporaryFolder(), 'dynamodb');
    const acknowledged = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      await killAfterWrites(startWriter(folder, `a${round}`), 50 + ((round * 37) % 200), acknowledged);
      await killInRepair(startWriter(folder, `b${round}`).child, folder, (round * 7) % 60);
      const store = await freeStore(folder);
      const items = await expectConsistent(store.client);
      await store.close();
      // A write that was under way may be done or not.
      const wrong = [...acknowledged].filter(([id, number]) => {
        const item = items.get(id);
        const found = item ? Number(item['writes']?.N ?? 1) : allWrites;
        return found !== number && found !== number + 1;
      });
      expect(wrong).toEqual([]);
    }
  },
  60_000 + rounds * 20_000,
);
