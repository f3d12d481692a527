import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Paths of a built site's pages, such as `/contact-us`, as browsers see them.
 * @param site its folder
 */
export async function pagePaths(site: string): Promise<string[]> {
  const pages = (await filesBelow(site)).filter((file) => file.endsWith('.html') && file !== '404.html');
  return pages.map((file) => `/${file}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '')).sort();
}

/** Paths of all files below a folder, relative to it and with slashes, always in the same order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'),
    )
    .sort();
}
