import type { PageMetadata } from '../content/types.ts';
import { site } from '../site.ts';

/** Where the picture of a page is that shared links show, below the site's root. */
export function socialPictureFile(path: string): string {
  return `social/${path.split('/').filter(Boolean).join('-') || 'home'}.png`;
}

/**
 * What search engines and shared links read. React lifts these elements into the document's head and replaces them
 * on navigation. The home page's title stands alone; every other one carries the company's name.
 */
export function MetadataTags({ metadata, path }: { metadata: PageMetadata; path: string }) {
  const title = path === '/' ? metadata.title : `${metadata.title} | ${site.company}`;
  const url = `${site.origin}${path}`;
  const picture = `${site.origin}/${socialPictureFile(path)}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={metadata.description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={path === '/blog-detail' ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.company} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={metadata.title} />
      <meta property="og:description" content={metadata.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={picture} />
    </>
  );
}
