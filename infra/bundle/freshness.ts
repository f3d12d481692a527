import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { type DistLayout, projectRoot } from './dist-layout.ts';

/** Folders and files that what is built depends on. */
const sources = ['frontend', 'shared', 'lambda', 'infra/bundle', 'package-lock.json'];

const buildRecord = z.object({
  /** Fingerprint of the sources that it was built from. */
  sources: z.string(),
  /** Hashes of the inlined styles, such as `sha256-BASE64`. */
  styleHashes: z.array(z.string()),
  /** Origins beside the site's own that inquiries are sent to. */
  connectSources: z.array(z.string()),
});

/** What `build.json` says: for the next build, and for whoever serves this one. */
export type BuildRecord = z.infer<typeof buildRecord>;

/**
 * Fingerprint of the sources and of the variables that the site is built with (`VITE_*`). Of content, not of times:
 * a checkout touches the time of files that did not change.
 */
export async function sourceFingerprint(
  root = projectRoot,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string> {
  const hash = createHash('sha256');
  // With the length before each part, so that no two trees run into the same text.
  const add = (part: string | Buffer) => hash.update(`${Buffer.byteLength(part)}:`).update(part);
  for (const file of await filesOf(root)) {
    add(file.split(path.sep).join('/'));
    add(await readFile(path.join(root, file)));
  }
  const names = Object.keys(variables).filter((name) => name.startsWith('VITE_'));
  for (const name of names.sort()) add(`${name}=${variables[name]}`);
  return hash.digest('hex');
}

/** Paths below the root, always in the same order. */
async function filesOf(root: string): Promise<readonly string[]> {
  const lists = sources.map(async (source) => {
    if (path.extname(source) !== '') return [source];
    const entries = await readdir(path.join(root, source), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  });
  return (await Promise.all(lists)).flat().sort();
}

/** The record of a whole build from exactly these sources; nothing when there is none. */
export async function freshRecord(dist: DistLayout, fingerprint: string): Promise<BuildRecord | undefined> {
  const parts = [dist.record, dist.site, dist.compressed, dist.handlers];
  if (!parts.every((part) => existsSync(part))) return undefined;
  const record = parseRecord(await readFile(dist.record, 'utf8'));
  return record?.sources === fingerprint ? record : undefined;
}

/** Nothing when it is no record: then it is one from before, and a build replaces it. */
function parseRecord(text: string): BuildRecord | undefined {
  try {
    return buildRecord.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
