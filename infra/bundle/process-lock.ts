import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A lock whose owner gave no sign of life for so long is nobody's; in milliseconds. */
const staleAfter = 60_000;
const signOfLifeEvery = 2000;
const retryEvery = 50;

export interface LockedWork<Result> {
  readonly work: () => Promise<Result>;
  /** Called once when there is somebody to wait for. */
  readonly onWait?: () => void;
}

/**
 * Does the work while no other process holds this lock; waits for one that does. A lock outlives a killed process
 * by as long as it takes to see that the process is gone.
 * @param file the lock: a file that holds its owner's process id
 */
export async function withLock<Result>(file: string, { work, onWait }: LockedWork<Result>): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true });
  for (let waited = false; !(await take(file)); waited = true) {
    if (!waited) onWait?.();
    await sleep(retryEvery);
  }
  const alive = setInterval(() => void giveSignOfLife(file), signOfLifeEvery);
  try {
    return await work();
  } finally {
    clearInterval(alive);
    await rm(file, { force: true });
  }
}

async function giveSignOfLife(file: string): Promise<void> {
  const now = new Date();
  // Gone already when the work has just ended.
  await utimes(file, now, now).catch(() => undefined);
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (await isStale(file)) await rm(file, { force: true });
    return false;
  }
}

async function isStale(file: string): Promise<boolean> {
  const age = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age > staleAfter) return true;
  // Between its creation and its owner's number being in it, a lock is empty for a moment.
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  return owner > 0 && !isAlive(owner);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
