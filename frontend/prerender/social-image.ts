import { socialPictureFile } from '../app/metadata-tags.tsx';
import { pageKinds } from '../app/page-kinds.ts';
import { company } from '../site/company.ts';
import { groupOf } from '../site/menus.ts';
import type { Kind, PageOf } from '../site/pages.ts';
import type { Surface } from '../ui/surface.ts';

/** What the image of a shared link shows. The build renders each as a PNG. */
export interface SocialPicture {
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
  /** The horizontal section of a wide illustration to show, in SVG user units. */
  view?: { x: number; width: number };
  /** The illustration has content above its view box. */
  continuesAbove?: boolean;
}

/** The middle of an industry's wide illustration, which holds its subject, as wide as the other illustrations. */
const middle = { x: 200, width: 480 };

/** Pages whose illustration is cut off by its upper edge. */
const illustrationsContinuingAbove = ['/ai-services/iot-solutions', '/ml-ds/predictive-analysis'];

export async function socialPictureOf<K extends Kind>(page: PageOf<K>): Promise<SocialPicture> {
  const { content } = await page.load();
  return {
    file: socialPictureFile(page.path),
    title: content.metadata.title,
    company: company.name,
    surface: pageKinds[page.kind].surface(content),
    continuesAbove: illustrationsContinuingAbove.includes(page.path),
    ...illustrationOf(page),
  };
}

/** The same illustration as at the top of the page: at the page's path, or named for a kind that has a single page. */
function illustrationOf({
  kind,
  path,
}: PageOf<Kind>): Pick<SocialPicture, 'above' | 'illustration' | 'view'> {
  const illustration = `${path.slice(1)}.svg`;
  if (kind === 'service') return { illustration, above: groupOf(path)?.label };
  if (kind === 'industry') return { illustration, above: 'Industries', view: middle };
  return { illustration: `pages/${kind}.svg` };
}
