import type { ContentOf } from '../content/types.ts';
import type { Kind, PageOf } from '../site/pages.ts';

const files = import.meta.glob<{ content: unknown }>([
  '../content/**/*.ts',
  '!../content/{types,variants,contact-block,not-found}.ts',
]);

/**
 * Loads a page's content on demand. Its file has the page's path: content/about.ts for /about, content/home.ts for /.
 * @throws if there is no such file, or if it does not arrive
 */
export async function loadContent<K extends Kind>({ path }: PageOf<K>): Promise<ContentOf[K]> {
  const file = `content${path === '/' ? '/home' : path.replace(/\/$/, '')}.ts`;
  const load = files[`../${file}`];
  if (!load) throw new Error(`The page ${path} has no content: frontend/${file} is missing`);
  return (await load()).content as ContentOf[K];
}
