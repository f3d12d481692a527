import { socialPictureFile } from './layout/metadata-tags.tsx';
import { serviceMenu } from './navigation.ts';
import { layoutVariantOf as industryLayoutVariant } from './page-templates/industry/layout-variant.ts';
import { layoutVariantOf as serviceLayoutVariant } from './page-templates/service/layout-variant.ts';
import type { Page } from './pages.ts';
import { site } from './site.ts';

/** What a shared link shows of a page; the build makes a PNG of each. */
export interface SocialPicture {
  /** Its place below the site's root. */
  file: string;
  title: string;
  /** A line above the title: what the page belongs to. */
  above?: string;
  company: string;
  /** The page's illustration, below frontend/illustrations/. */
  illustration: string;
  /** The page's color. */
  surface: 'mint' | 'sand' | 'sky' | 'cobalt' | 'ink';
  /** Of a wide illustration the part that is shown: from where, how much, in its own units. */
  view?: { x: number; width: number };
  /** The illustration goes on above its upper edge. */
  goesOn?: boolean;
}

/** Of the industries' wide illustrations: where their subject stands, with some room beside it. */
const subject = { x: 215, width: 450 };

/** Where another part of the illustration says more, or the usual one would cut something in two. */
const otherViews: Readonly<Record<string, { x: number; width: number }>> = {
  'retail-and-ecommerce': { x: 184, width: 480 },
  'financial-services': { x: 152, width: 480 },
  education: { x: 341, width: 495 },
  construction: { x: 285, width: 515 },
};

/** Illustrations whose arcs, rays and tips the upper edge cuts. */
const goingOn = ['/industries/insurance', '/ai-services/iot-solutions', '/ml-ds/predictive-analysis'];

/** The picture of a page. */
export async function socialPictureOf(page: Page): Promise<SocialPicture> {
  const { content } = await page.load();
  return {
    file: socialPictureFile(page.path),
    title: content.metadata.title,
    company: site.company,
    goesOn: goingOn.includes(page.path),
    ...lookOf(page),
  };
}

/** The illustration and the color that the page itself begins with. */
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
