import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import type { ArticleContent, FaqContent, ServiceContent } from './content/types.ts';
import { socialPictureFile } from './layout/metadata-tags.tsx';
import { serviceMenu } from './navigation.ts';
import type { Page, PagePath } from './pages.ts';
import { site } from './site.ts';

/**
 * A page in the words of schema.org, for search engines; undefined where there is nothing to say. For the prerender
 * alone: browsers need none of it. Everything in it comes from the page's own words and from site.ts.
 */
export async function structuredData(page: Page): Promise<Graph | undefined> {
  const things = await thingsOf(page);
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : undefined;
}

/**
 * The data as an element for a page's head; empty without any. Browsers don't run it, so the policy on scripts does not
 * concern it, and React, which does not know it, leaves it alone.
 */
export function dataBlock(data: Graph | undefined): string {
  if (!data) return '';
  // Nothing in it may end the block.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

async function thingsOf(page: Page): Promise<Thing[]> {
  switch (page.kind) {
    case 'home':
      return [organization, website((await page.load()).content.metadata.description)];
    case 'service': {
      const { content } = await page.load();
      const { category, label } = content.breadcrumb;
      const group = serviceMenu.find(({ id }) => page.path.startsWith(`/${id}/`));
      return [
        service(page, content, group?.label),
        // A category has no page: its services stand together on the home page.
        breadcrumb([category, `/#${group?.id}`], [label, page.path]),
      ];
    }
    case 'industry': {
      const { group, name } = (await page.load()).content.breadcrumb;
      return [breadcrumb([group, '/industries/'], [name, page.path])];
    }
    case 'article': {
      const { content } = await page.load();
      const { category, label } = content.breadcrumb;
      return [article(page, content), breadcrumb([category, '/blogs'], [label, page.path])];
    }
    case 'faq':
      return [faq((await page.load()).content)];
    case 'about':
    case 'hire':
    case 'contact':
    case 'blogs':
    case 'industries':
      return [];
    default:
      return page satisfies never;
  }
}

const absolute = (path: string) => `${site.origin}${path}`;
const pictureOf = (path: string) => absolute(`/${socialPictureFile(path)}`);

/** The company, as far as other pages name it. */
const company = {
  '@type': 'Organization',
  '@id': absolute('/#organization'),
  name: site.company,
  url: absolute('/'),
} as const satisfies Organization;

const organization: Organization = {
  ...company,
  logo: absolute('/apple-touch-icon.png'),
  sameAs: Object.values(site.social),
};

const website = (description: string): WebSite => ({
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: site.company,
  url: absolute('/'),
  description,
  inLanguage: 'en-US',
  publisher: { '@id': company['@id'] },
});

const service = (page: Page, { metadata }: ServiceContent, group: string | undefined): Service => ({
  '@type': 'Service',
  name: page.label,
  serviceType: group,
  description: metadata.description,
  url: absolute(page.path),
  image: pictureOf(page.path),
  provider: company,
});

const article = (page: Page, { metadata, heading, category }: ArticleContent): Article => ({
  '@type': 'Article',
  headline: heading,
  description: metadata.description,
  articleSection: category,
  inLanguage: 'en-US',
  url: absolute(page.path),
  mainEntityOfPage: absolute(page.path),
  image: pictureOf(page.path),
  author: company,
  publisher: company,
});

const faq = ({ questions }: FaqContent): FAQPage => ({
  '@type': 'FAQPage',
  url: absolute('/faq' satisfies PagePath),
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
  })),
});

/** The page's breadcrumb, each entry with its address, which search engines ask for. */
const breadcrumb = (...entries: readonly (readonly [name: string, path: string])[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...entries].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});
