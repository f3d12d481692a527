import type { ContentOf } from '../content/types.ts';
import type { Kind, PageOf } from '../site/pages.ts';

const files = import.meta.glob<{ content: unknown }>([
  '../content/**/*.ts',
  '!../content/{types,variants,contact-block,figure-labels,not-found}.ts',
]);

/** The file with the content of a page, in content/: about.ts for /about, home.ts for /. */
export const contentFile = (path: string) => `${path === '/' ? 'home' : path.replace(/^\/|\/$/g, '')}.ts`;

/**
 * Loads a page's content on demand.
 * @throws if there is no such file, or if it does not arrive
 */
export async function loadContent<K extends Kind>({ path }: PageOf<K>): Promise<ContentOf[K]> {
  const file = `content/${contentFile(path)}`;
  const load = files[`../${file}`];
  if (!load) throw new Error(`The page ${path} has no content: frontend/${file} is missing`);
  return (await load()).content as ContentOf[K];
}
