import type { ContentOf } from '../content/types.ts';
import type { Kind, PageOf } from '../site/pages.ts';
import { loadPost } from './load-post.ts';

const files = import.meta.glob<{ content: unknown }>([
  '../content/**/*.ts',
  '!../content/{types,variants,contact-block,figure-labels,not-found,post}.ts',
]);

/** The file with the content of a listed page, in content/: about.ts for /about, home.ts for /. */
export const contentFile = (path: string) => `${path === '/' ? 'home' : path.replace(/^\/|\/$/g, '')}.ts`;

/**
 * Loads a page's content on demand.
 * @throws if there is no such file, or if it does not arrive
 */
export async function loadContent<K extends Kind>({ kind, path }: PageOf<K>): Promise<ContentOf[K]> {
  if (kind === 'post') return (await loadPost(path)) as ContentOf[K];
  const file = `content/${contentFile(path)}`;
  const load = files[`../${file}`];
  if (!load) throw new Error(`The page ${path} has no content: frontend/${file} is missing`);
  return (await load()).content as ContentOf[K];
}
