import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '#frontend/build/page-paths.ts';
import { type BuildRecord, buildRecord, type DistLayout, projectRoot } from './dist.ts';

/** Folders that the build depends on. */
const sources = ['frontend', 'shared', 'lambda'];

/**
 * Fingerprint of the sources and of the variables that the site is built with (`VITE_*`). It depends on content and not
 * on modification times, because a checkout changes the times of files whose content stays the same.
 */
export async function sourceFingerprint(
  root = projectRoot,
  variables: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const folders = sources.map(async (source) =>
    (await filesBelow(path.join(root, source))).map((file) => `${source}/${file}`),
  );
  const files = ['package-lock.json', 'infra/lambda-bundles.ts', ...(await Promise.all(folders)).flat()];
  const contents = files.map((file) => [file, hash('sha256', readFileSync(path.join(root, file)))]);
  const names = Object.keys(variables).filter((name) => name.startsWith('VITE_'));
  const parts = [contents, names.sort().map((name) => [name, variables[name]])];
  return hash('sha256', JSON.stringify(parts));
}

/** The record of a complete build of exactly these sources, if there is one. */
export async function freshRecord(dist: DistLayout, fingerprint: string): Promise<BuildRecord | undefined> {
  const parts = [dist.record, dist.site, dist.handlers];
  if (!parts.every((part) => existsSync(part))) return undefined;
  const record = await readRecord(dist.record);
  return record?.sources === fingerprint ? record : undefined;
}

/** Undefined if the file is not a valid record, or was just moved away by another build. */
async function readRecord(file: string): Promise<BuildRecord | undefined> {
  try {
    return buildRecord.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
