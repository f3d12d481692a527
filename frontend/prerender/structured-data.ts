import type { Graph, Thing } from 'schema-dts';
import { socialPictureFile } from '../app/metadata-tags.tsx';
import { pageKinds, type StructuredDataType } from '../app/page-kinds.ts';
import type { ArticleContent, FaqContent, ServiceContent } from '../content/types.ts';
import { company } from '../site/company.ts';
import { serviceMenu } from '../site/menus.ts';
import type { Page, PagePath } from '../site/pages.ts';

/**
 * Describes a page with schema.org types for search engines, or returns undefined for a page without any. Only the
 * prerender uses it. All values come from the page's content and from company.ts.
 */
export async function structuredData(page: Page): Promise<Graph | undefined> {
  const { structuredData: types = [] } = pageKinds[page.kind];
  const built = await Promise.all(types.map((type) => builders[type](page)));
  const things = built.filter((thing) => thing !== undefined);
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : undefined;
}

/**
 * Renders the data as a JSON-LD element for the document's head, or an empty string. Browsers do not execute it, so the
 * Content-Security-Policy needs no exception, and React does not hydrate it.
 */
export function dataBlock(data: Graph | undefined): string {
  if (!data) return '';
  // `</script>` in the data would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** Builds the data of each type; undefined for a kind of page that has nothing of the type. */
const builders: Readonly<Record<StructuredDataType, (page: Page) => Promise<Thing | undefined>>> = {
  organization: async () => organization,
  website: async (page) => website((await page.load()).content.metadata.description),
  service: async (page) =>
    page.kind === 'service' ? service(page, (await page.load()).content, groupOf(page)?.label) : undefined,
  article: async (page) => (page.kind === 'article' ? article(page, (await page.load()).content) : undefined),
  faq: async (page) => (page.kind === 'faq' ? faq((await page.load()).content) : undefined),
  breadcrumb: async (page) => {
    if (page.kind !== 'service' && page.kind !== 'industry' && page.kind !== 'article') return undefined;
    const { category, label } = (await page.load()).content.breadcrumb;
    // A service's category has no page of its own but a card on the home page.
    const parents = { service: `/#${groupOf(page)?.id}`, industry: '/industries/', article: '/blogs' };
    return breadcrumb([category, parents[page.kind]], [label, page.path]);
  },
};

const groupOf = ({ path }: Page) => serviceMenu.find(({ id }) => path.startsWith(`/${id}/`));

const absolute = (path: string) => `${company.origin}${path}`;
const pictureOf = (path: string) => absolute(`/${socialPictureFile(path)}`);

/** How other types refer to the company. */
const organizationReference = {
  '@type': 'Organization',
  '@id': absolute('/#organization'),
  name: company.name,
  url: absolute('/'),
} as const satisfies Thing;

const organization: Thing = {
  ...organizationReference,
  logo: absolute('/apple-touch-icon.png'),
  sameAs: Object.values(company.social),
};

const website = (description: string): Thing => ({
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: company.name,
  url: absolute('/'),
  description,
  inLanguage: 'en-US',
  publisher: { '@id': organizationReference['@id'] },
});

const service = (page: Page, { metadata }: ServiceContent, group: string | undefined): Thing => ({
  '@type': 'Service',
  name: page.label,
  serviceType: group,
  description: metadata.description,
  url: absolute(page.path),
  image: pictureOf(page.path),
  provider: organizationReference,
});

const article = (page: Page, { metadata, heading, category, author, published }: ArticleContent): Thing => ({
  '@type': 'Article',
  headline: heading,
  description: metadata.description,
  articleSection: category,
  inLanguage: 'en-US',
  url: absolute(page.path),
  mainEntityOfPage: absolute(page.path),
  image: pictureOf(page.path),
  datePublished: published,
  author: { '@type': 'Organization', name: author, parentOrganization: organizationReference },
  publisher: organizationReference,
});

const faq = ({ questions }: FaqContent): Thing => ({
  '@type': 'FAQPage',
  url: absolute('/faq' satisfies PagePath),
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
  })),
});

/** Each entry has a URL, which Google requires for breadcrumbs. */
const breadcrumb = (...entries: readonly (readonly [name: string, path: string])[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...entries].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});
