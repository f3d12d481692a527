import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Notes of inquiries whose mail was asked for once more: a file each, named by the inquiry's id. They stand for what a
 * table's stream would tell of these changes, and wait for the local site when it does not run.
 */
export async function noteResend(folder: string, id: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, id), '');
}

/** Ids of the inquiries that there is a note of; a folder that was never made holds none. */
export async function notedResends(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

export async function dropResend(folder: string, id: string): Promise<void> {
  await rm(path.join(folder, id), { force: true });
}
