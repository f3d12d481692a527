import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentType } from './content-type.ts';

/** A file of the site, ready to be sent. */
export interface SiteFile {
  readonly type: string;
  readonly content: Buffer;
  /** Fingerprint of the content. */
  readonly fingerprint: string;
  /** The content compressed with Brotli, where that makes it smaller. */
  readonly brotli?: Buffer;
}

/** Files by the path they are addressed with, such as `/about.html`: what is not in here does not exist. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/**
 * Reads a built site into memory: some MB, and a request never touches the disk, whatever path it asks for.
 * @param site folder of the site
 * @param compressed folder of its compressed copies
 */
export async function readSite(site: string, compressed: string): Promise<SiteFiles> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const file = path.relative(site, path.join(entry.parentPath, entry.name));
      const address = `/${file.split(path.sep).join('/')}`;
      return [
        address,
        await readSiteFile(path.join(site, file), path.join(compressed, `${file}.br`)),
      ] as const;
    });
  return new Map(await Promise.all(files));
}

async function readSiteFile(file: string, compressed: string): Promise<SiteFile> {
  const content = await readFile(file);
  return {
    type: contentType(file),
    content,
    fingerprint: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    ...(existsSync(compressed) && { brotli: await readFile(compressed) }),
  };
}
