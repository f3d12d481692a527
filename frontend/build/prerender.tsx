import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { allPages } from '../app/all-pages.ts';
import { contentFile } from '../app/load-content.ts';
import { routes } from '../app/routes.tsx';
import { company } from '../site/company.ts';
import type { Page } from '../site/pages.ts';
import { feed, feedLink } from './feed.ts';
import type { Post } from './posts.ts';
import { securityTxt } from './security-txt.ts';
import { type SocialImage, socialImage } from './social-image.ts';
import { dataBlock, structuredData } from './structured-data.ts';

export type { SocialImage };

/** A file of the built site; `file` is its path relative to the site's root. */
export interface SiteFile {
  file: string;
  text: string;
}

/**
 * Renders every page, the not-found page, sitemap.xml, robots.txt and security.txt, and feed.xml if there are posts.
 * @param emptyDocument the built index.html; the page goes into `<div id="root">`, its metadata into `<head>`
 * @param posts the newest first
 * @param lastChanges the day of the last change of files with content, as far as it is known
 */
export async function* prerenderSite(
  emptyDocument: string,
  posts: readonly Post[],
  lastChanges: ReadonlyMap<string, string>,
): AsyncGenerator<SiteFile> {
  const [newest, ...others] = posts;
  const links = newest ? feedLink : '';
  for (const page of allPages) {
    const data = dataBlock(await structuredData(page));
    yield { file: fileOf(page), text: await render(page.path, emptyDocument, links + data) };
  }
  yield { file: '404.html', text: await render('/404', emptyDocument, links) };
  if (newest) yield { file: 'feed.xml', text: feed([newest, ...others]) };
  yield { file: 'sitemap.xml', text: sitemap(posts, lastChanges) };
  yield { file: '.well-known/security.txt', text: securityTxt(new Date()) };
  yield { file: 'robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${company.origin}/sitemap.xml\n` };
}

/** `/about` is about.html and `/industries/` is industries/index.html, the inverse of the edge function's rewrites. */
function fileOf({ path }: Page): string {
  return path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;
}

/** React emits hoisted elements before the page's own markup. */
const headElements = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/s;

/** @param more HTML to append to the head */
async function render(path: string, emptyDocument: string, more = ''): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, company.origin)));
  if (context instanceof Response) throw new Error(`${path} is a redirect`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const application = (
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />
  );
  const { prelude } = await prerender(application, {
    // React would otherwise split long pages and assemble them with inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  const head = headElements.exec(html)?.[0] ?? '';
  return emptyDocument
    .replace('</head>', () => `${head}${more}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html.slice(head.length)}</div>`);
}

/** Descriptions of the social images, one for each page. The build renders them. */
export const socialImages = () => Promise.all(allPages.map(socialImage));

function sitemap(posts: readonly Post[], lastChanges: ReadonlyMap<string, string>): string {
  const entries = allPages.map(({ path }) => {
    const post = posts.find((each) => each.path === path);
    const day = lastChanges.get(post ? `posts/${post.name}.mdx` : contentFile(path)) ?? post?.date;
    return `  <url><loc>${company.origin}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}
