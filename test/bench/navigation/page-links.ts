import { pages } from '#frontend/pages.ts';
import type { SiteFiles } from '#infra/local/site-files.ts';

/** A page that links to the page at an address, below its header, where a phone shows links. The last one: in the home
 * page's carousel they move. Undefined where menus alone lead. */
export type PageLinks = (path: string) => string | undefined;

export function linksIn(files: SiteFiles): PageLinks {
  const linked = pages.map((page) => {
    const html = textOf(files, page.path).replace(/<header\b.*?<\/header>/s, '');
    const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href]) => href);
    return { path: page.path, links: new Set(links) };
  });
  return (path) => linked.findLast((page) => page.path !== path && page.links.has(path))?.path;
}

function textOf(files: SiteFiles, path: string): string {
  const file = files.get(path.endsWith('/') ? `${path}index.html` : `${path}.html`);
  if (!file) throw new Error(`The build has no page ${path}`);
  return file.content.toString();
}
