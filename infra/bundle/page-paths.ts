import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Paths of a built site's pages, such as `/contact-us`, as browsers see them.
 * @param site its folder
 */
export async function pagePaths(site: string): Promise<string[]> {
  const files = await readdir(site, { recursive: true });
  const pages = files
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.html'));
  return pages
    .filter((file) => file !== '/404.html')
    .map((file) => file.replace(/\/index\.html$/, '/').replace(/\.html$/, ''))
    .sort();
}
