import { loadContent } from '../app/load-content.ts';
import { pageKinds } from '../app/page-kinds.ts';
import { socialImageFile } from '../app/social-image-file.ts';
import type { ContentOf } from '../content/types.ts';
import homeIllustration from '../illustrations/pages/home.svg';
import { heroImage } from '../layout/hero-image.ts';
import { company } from '../site/company.ts';
import { groupOf } from '../site/menus.ts';
import type { Kind, PageOf } from '../site/pages.ts';
import type { ImageSource } from '../ui/image-source.ts';
import type { Surface } from '../ui/surface.ts';

/** What the social image of a page shows, which shared links show. The build renders each as a PNG. */
export interface SocialImage {
  /** Path relative to the site's root. */
  file: string;
  title: string;
  /** A line above the title: the group of the page. */
  above?: string;
  company: string;
  /** An illustration's URL, or a photo. */
  image: ImageSource;
  /** Color behind the title. */
  surface: Surface;
  /** The illustration has content above its view box. */
  continuesAbove?: boolean;
}

/** Pages whose illustration is cut off by its upper edge. */
const illustrationsContinuingAbove = ['/ai-services/iot-solutions', '/ml-ds/predictive-analysis'];

/** The image at the top of a page of each kind. */
const images: { readonly [K in Kind]: (content: ContentOf[K], path: string) => ImageSource } = {
  home: ({ hero }) => hero.illustration ?? homeIllustration,
  about: ({ banner }) => banner.illustration,
  hire: ({ banner }) => banner.illustration,
  faq: ({ illustration }) => illustration,
  contact: ({ illustration }) => illustration,
  blogs: ({ illustration }) => illustration,
  article: ({ illustration }) => illustration,
  post: ({ illustration }) => illustration,
  industries: ({ illustration }) => illustration,
  industry: ({ intro }, path) => heroImage(path, intro).illustration,
  service: ({ intro }, path) => heroImage(path, intro).illustration,
};

export async function socialImage<K extends Kind>(page: PageOf<K>): Promise<SocialImage> {
  const { kind, path } = page;
  const content = await loadContent(page);
  const group = { industry: 'Industries', post: 'Blogs' }[kind as string] ?? groupOf(path)?.label;
  return {
    file: socialImageFile(path),
    title: content.metadata.title,
    above: group,
    company: company.name,
    image: images[kind](content, path),
    surface: pageKinds[kind].surface(content),
    continuesAbove: illustrationsContinuingAbove.includes(path),
  };
}
