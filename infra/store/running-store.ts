import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const runningStore = z.object({ endpoint: z.string(), pid: z.number() });

/** How the store of a running site is reached, and which process has it. */
export type RunningStore = z.infer<typeof runningStore>;

/** Tells other processes, such as the owner's command, of the store that this one has open. */
export async function announceStore(file: string, endpoint: string): Promise<void> {
  const note: RunningStore = { endpoint, pid: process.pid };
  await writeFile(file, `${JSON.stringify(note)}\n`);
}

export async function withdrawStore(file: string): Promise<void> {
  await rm(file, { force: true });
}

/**
 * What a running site announced; nothing when there is no note or it is half written. A killed site leaves its note
 * behind: whether it still runs is known by the store's lock alone.
 */
export function announcedStore(file: string): RunningStore | undefined {
  try {
    return runningStore.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
