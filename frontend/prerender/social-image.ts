import { socialPictureFile } from '../app/metadata-tags.tsx';
import { layoutVariantOf as industryLayoutVariant } from '../page-templates/industry/layout-variant.ts';
import { layoutVariantOf as serviceLayoutVariant } from '../page-templates/service/layout-variant.ts';
import { company } from '../site/company.ts';
import { serviceMenu } from '../site/menus.ts';
import type { Page } from '../site/pages.ts';

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
  surface: 'mint' | 'sand' | 'sky' | 'cobalt' | 'ink';
  /** The horizontal section of a wide illustration to show, in SVG user units. */
  view?: { x: number; width: number };
  /** The illustration has content above its view box. */
  goesOn?: boolean;
}

/** Section of an industry's wide illustration that holds its subject. */
const subject = { x: 215, width: 450 };

/** Industries whose subject is elsewhere, or would be cut in two. */
const otherViews: Readonly<Record<string, { x: number; width: number }>> = {
  'retail-and-ecommerce': { x: 184, width: 480 },
  'financial-services': { x: 152, width: 480 },
  education: { x: 341, width: 495 },
  construction: { x: 285, width: 515 },
};

/** Pages whose illustration is cut off by its upper edge. */
const goingOn = ['/industries/insurance', '/ai-services/iot-solutions', '/ml-ds/predictive-analysis'];

export async function socialPictureOf(page: Page): Promise<SocialPicture> {
  const { content } = await page.load();
  return {
    file: socialPictureFile(page.path),
    title: content.metadata.title,
    company: company.name,
    goesOn: goingOn.includes(page.path),
    ...lookOf(page),
  };
}

/** The same illustration and color as the top of the page. */
function lookOf({ kind, path }: Page): Pick<SocialPicture, 'above' | 'illustration' | 'surface' | 'view'> {
  switch (kind) {
    case 'home':
      return { illustration: 'home/hero.svg', surface: 'cobalt' };
    case 'about':
      return { illustration: 'pages/about.svg', surface: 'cobalt' };
    case 'hire':
      return { illustration: 'pages/hire.svg', surface: 'mint' };
    case 'faq':
      return { illustration: 'pages/faq.svg', surface: 'sky' };
    case 'contact':
      return { illustration: 'pages/contact-image.svg', surface: 'cobalt' };
    case 'blogs':
      return { illustration: 'pages/blogs.svg', surface: 'sand' };
    case 'article':
      return { illustration: 'blog/article.svg', surface: 'mint' };
    case 'industries':
      return { illustration: 'pages/industries.svg', surface: 'ink' };
    case 'industry': {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return {
        above: 'Industries',
        illustration: `industries/${name}.svg`,
        surface: industryLayoutVariant(path).hero,
        view: otherViews[name] ?? subject,
      };
    }
    case 'service':
      return {
        above: serviceMenu.find((group) => path.startsWith(`/${group.id}/`))?.label,
        illustration: `${path.slice(1)}.svg`,
        surface: serviceLayoutVariant(path).hero,
      };
    default:
      return kind satisfies never;
  }
}
