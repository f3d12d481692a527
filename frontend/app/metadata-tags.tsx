import type { PageMetadata } from '../content/types.ts';
import { company } from '../site/company.ts';
import { socialImageFile } from './social-image-file.ts';

interface MetadataTagsProps {
  metadata: PageMetadata;
  path: string;
  /** ISO 8601 date of an article. */
  published: string | undefined;
}

/**
 * Metadata for search engines and shared links. React hoists these elements into the document's head and replaces them
 * on navigation. Every title but the home page's ends with the company's name.
 */
export function MetadataTags({ metadata, path, published }: MetadataTagsProps) {
  const title = path === '/' ? metadata.title : `${metadata.title} | ${company.name}`;
  const url = `${company.origin}${path}`;
  const image = `${company.origin}/${socialImageFile(path)}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={metadata.description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:locale" content="en_US" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={metadata.title} />
      <meta property="og:description" content={metadata.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
