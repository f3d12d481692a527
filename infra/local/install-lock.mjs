// The lock of setup.mjs, for which the same rules hold: no package, and a syntax that an old Node can read.
import fs from 'node:fs';
import path from 'node:path';

/** A lock that nobody touched for this time, in milliseconds, is free: its process ids may be others' by now. */
export const lockTimeout = 60_000;

function isAlive(pid) {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const lockFile = (locks, number) => path.join(locks, String(number));
const lockNumbers = (locks) => fs.readdirSync(locks).map(Number).filter(Number.isInteger);
const lastLock = (locks) => Math.max(0, ...lockNumbers(locks));

/** Its content is the ids of the processes that hold it; it is empty for a moment after its creation. */
function isHeld(locks, number) {
  try {
    if (Date.now() - fs.statSync(lockFile(locks, number)).mtimeMs > lockTimeout) return false;
    const content = fs.readFileSync(lockFile(locks, number), 'utf8');
    return content === '' || content.split(' ').some((pid) => isAlive(Number(pid)));
  } catch (error) {
    // Removed by somebody who has a later one.
    if (error.code === 'ENOENT') return true;
    throw error;
  }
}

/**
 * Takes the lock: the file with the highest number. Nobody ever takes a lock from another; whoever finds the last one
 * free, or its processes gone, creates the next, which only one can.
 * @returns its file; undefined if another process has it
 */
function takeLock(locks) {
  fs.mkdirSync(locks, { recursive: true });
  const last = lastLock(locks);
  if (last > 0 && isHeld(locks, last)) return undefined;
  const own = last + 1;
  try {
    fs.writeFileSync(lockFile(locks, own), String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  }
  // If others had this number and later ones meanwhile, the lock is theirs.
  const isOwn = lastLock(locks) === own;
  for (const number of lockNumbers(locks))
    if (isOwn ? number < own : number === own) fs.rmSync(lockFile(locks, number), { force: true });
  return isOwn ? lockFile(locks, own) : undefined;
}

/**
 * Does work that only one process at a time may do.
 * @param options the folder of the lock files, and what to call when another process has the lock
 * @param work gets the lock's file, to write into it the ids of all processes that hold it
 */
export async function withLock({ locks, onWait }, work) {
  let file = takeLock(locks);
  for (let waits = 0; file === undefined; waits += 1) {
    if (waits === 1) onWait();
    await new Promise((resolve) => setTimeout(resolve, 200));
    file = takeLock(locks);
  }
  // On exit, so failures and signals release it as well. The last file stays: its number must not be used again.
  process.on('exit', () => fs.writeFileSync(file, 'free'));
  await work(file);
}
