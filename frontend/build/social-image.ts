import { loadContent } from '../app/load-content.ts';
import { pageKinds } from '../app/page-kinds.ts';
import { socialImageFile } from '../app/social-image-file.ts';
import { company } from '../site/company.ts';
import { groupOf } from '../site/menus.ts';
import type { Kind, PageOf } from '../site/pages.ts';
import type { Surface } from '../ui/surface.ts';

/** What the social image of a page shows, which shared links show. The build renders each as a PNG. */
export interface SocialImage {
  /** Path relative to the site's root. */
  file: string;
  title: string;
  /** A line above the title: the group of the page. */
  above?: string;
  company: string;
  /** Path relative to frontend/illustrations/. */
  illustration: string;
  /** Color behind the title. */
  surface: Surface;
  /** The illustration has content above its view box. */
  continuesAbove?: boolean;
}

/** Pages whose illustration is cut off by its upper edge. */
const illustrationsContinuingAbove = ['/ai-services/iot-solutions', '/ml-ds/predictive-analysis'];

export async function socialImage<K extends Kind>(page: PageOf<K>): Promise<SocialImage> {
  const { kind, path } = page;
  const content = await loadContent(page);
  const group = kind === 'industry' ? 'Industries' : groupOf(path)?.label;
  return {
    file: socialImageFile(path),
    title: content.metadata.title,
    above: group,
    company: company.name,
    // As at the top of the page: at the path of a page in a group, and named for a kind that has a single page.
    illustration: group ? `${path.slice(1)}.svg` : `pages/${kind}.svg`,
    surface: pageKinds[kind].surface(content),
    continuesAbove: illustrationsContinuingAbove.includes(path),
  };
}
