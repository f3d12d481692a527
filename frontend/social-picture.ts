import { socialPictureFile } from './layout/page-head.tsx';
import { serviceMenu } from './navigation.ts';
import { rhythmOf as industryRhythm } from './page-templates/industry/rhythm.ts';
import { rhythmOf as serviceRhythm } from './page-templates/service/rhythm.ts';
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
  /** The page's drawing, below frontend/illustrations/. */
  drawing: string;
  /** The page's color. */
  ground: 'mint' | 'sand' | 'sky' | 'cobalt' | 'ink';
  /** Of a wide drawing the part that is shown: from where, how much, in its own units. */
  view?: { x: number; width: number };
  /** The drawing goes on above its upper edge. */
  goesOn?: boolean;
}

/** Of the industries' wide drawings: where their subject stands, with some room beside it. */
const subject = { x: 215, width: 450 };

/** Where another part of the drawing says more, or the usual one would cut something in two. */
const otherViews: Readonly<Record<string, { x: number; width: number }>> = {
  'retail-and-ecommerce': { x: 184, width: 480 },
  'financial-services': { x: 152, width: 480 },
  education: { x: 341, width: 495 },
  construction: { x: 285, width: 515 },
};

/** Drawings whose arcs, rays and tips the upper edge cuts. */
const goingOn = ['/industries/insurance', '/ai-services/iot-solutions', '/ml-ds/predictive-analysis'];

/** The picture of a page. */
export async function socialPictureOf(page: Page): Promise<SocialPicture> {
  const { content } = await page.load();
  return {
    file: socialPictureFile(page.path),
    title: content.head.title,
    company: site.company,
    goesOn: goingOn.includes(page.path),
    ...lookOf(page),
  };
}

/** The drawing and the color that the page itself begins with. */
function lookOf({ kind, path }: Page): Pick<SocialPicture, 'above' | 'drawing' | 'ground' | 'view'> {
  switch (kind) {
    case 'home':
      return { drawing: 'home/hero.svg', ground: 'cobalt' };
    case 'about':
      return { drawing: 'pages/about.svg', ground: 'cobalt' };
    case 'hire':
      return { drawing: 'pages/hire.svg', ground: 'mint' };
    case 'faq':
      return { drawing: 'pages/faq.svg', ground: 'sky' };
    case 'contact':
      return { drawing: 'pages/contact-image.svg', ground: 'cobalt' };
    case 'blogs':
      return { drawing: 'pages/blogs.svg', ground: 'sand' };
    case 'article':
      return { drawing: 'blog/article.svg', ground: 'mint' };
    case 'industries':
      return { drawing: 'pages/industries.svg', ground: 'ink' };
    case 'industry': {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return {
        above: 'Industries',
        drawing: `industries/${name}.svg`,
        ground: industryRhythm(path).hero,
        view: otherViews[name] ?? subject,
      };
    }
    case 'service':
      return {
        above: serviceMenu.find((group) => path.startsWith(`/${group.id}/`))?.label,
        drawing: `${path.slice(1)}.svg`,
        ground: serviceRhythm(path).hero,
      };
    default:
      return kind satisfies never;
  }
}
