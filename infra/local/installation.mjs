// What is installed, for setup.mjs. The same rules hold: no package, and a syntax that an old Node can read.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './npm.mjs';

export const modules = path.join(root, 'node_modules');
const lockFile = path.join(root, 'package-lock.json');

/** Holds the fingerprint of a finished installation. */
const stamp = path.join(modules, '.installed');

/** npm's own list of what it installed, which it writes when it has finished. */
const npmRecord = path.join(modules, '.package-lock.json');

/** A hash, because a checkout changes the time of files that did not change. */
export function fingerprint() {
  return createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(fs.readFileSync(lockFile))
    .digest('hex');
}

export const wasInstalled = () => fs.existsSync(stamp);
export const isInstalled = () => wasInstalled() && fs.readFileSync(stamp, 'utf8') === fingerprint();
export const markInstalled = (installed) => fs.writeFileSync(stamp, installed);

/** An interrupted installation must not look like a finished one. */
export function unmarkInstalled() {
  for (const file of [stamp, npmRecord]) fs.rmSync(file, { force: true });
}

/**
 * Whether npm installed exactly the packages of the lock file without this script, as by hand or in a Dockerfile. Only
 * optional packages for other platforms may be missing.
 */
export function isInstalledByNpm() {
  let wanted;
  let installed;
  try {
    [wanted, installed] = [lockFile, npmRecord].map(
      (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages,
    );
  } catch {
    // There is no record, or npm has to say what is wrong with the lock file.
    return false;
  }
  const isWanted = ([name, { version, integrity }]) =>
    name in wanted && wanted[name].version === version && wanted[name].integrity === integrity;
  const isForHere = ({ os = [], cpu = [] }) => os.includes(process.platform) && cpu.includes(process.arch);
  // Node does not say which C library the system has, so a package for either may be missing.
  const mayMiss = (entry) => entry.optional && (entry.libc || !isForHere(entry));
  return (
    Object.entries(installed).every(isWanted) &&
    Object.entries(wanted).every(([name, entry]) => name === '' || name in installed || mayMiss(entry))
  );
}
