import type { Graph, Thing } from 'schema-dts';
import { loadContent } from '../app/load-content.ts';
import { pageKinds, type StructuredDataType } from '../app/page-kinds.ts';
import { socialImageFile } from '../app/social-image-file.ts';
import type {
  ArticleHeader,
  FaqContent,
  HomeContent,
  PageMetadata,
  ServiceContent,
} from '../content/types.ts';
import { company } from '../site/company.ts';
import { groupOf } from '../site/menus.ts';
import type { Page } from '../site/pages.ts';

/** Describes a page for search engines with the schema.org types of its kind. */
export async function structuredData(page: Page): Promise<Graph> {
  const { structuredData: types } = pageKinds[page.kind];
  const content = await loadContent(page);
  // The compiler does not know that the types of a kind go with its content.
  const things = types.map((type) => builders[type](page, content as never));
  return { '@context': 'https://schema.org', '@graph': things };
}

/**
 * Renders the data as a JSON-LD element for the document's head. Browsers do not execute it, so the
 * Content-Security-Policy needs no exception, and React does not hydrate it.
 */
export function dataBlock(data: Graph): string {
  // `</script>` in the data would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

const absolute = (path: string) => `${company.origin}${path}`;
const socialImageUrl = (path: string) => absolute(`/${socialImageFile(path)}`);

/** How other types refer to the company. */
const organization = {
  '@type': 'Organization',
  '@id': absolute('/#organization'),
  name: company.name,
  url: absolute('/'),
} as const satisfies Thing;

/** The company's markets as ISO 3166-1 codes. */
const areaServed = company.markets.map(({ country }) => country.toUpperCase());

/** How pages refer to the website, which the home page describes. */
const website = {
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: company.name,
  url: absolute('/'),
} as const satisfies Thing;

type WebPageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

const webPage =
  (type: WebPageType) =>
  ({ path }: Page, { metadata }: { metadata: PageMetadata }) => ({
    '@type': type,
    name: metadata.title,
    description: metadata.description,
    url: absolute(path),
    inLanguage: 'en-US',
    isPartOf: website,
    publisher: organization,
  });

const article =
  (type: 'Article' | 'BlogPosting') =>
  ({ path }: Page, { metadata, heading, category, author, published }: ArticleHeader) => ({
    '@type': type,
    headline: heading,
    description: metadata.description,
    articleSection: category,
    inLanguage: 'en-US',
    url: absolute(path),
    mainEntityOfPage: absolute(path),
    image: socialImageUrl(path),
    datePublished: published,
    author: { '@type': 'Organization', name: author, parentOrganization: organization } as const,
    publisher: organization,
  });

/** Builds the data of each type from the content of the pages that have it. */
const builders = {
  organization: () => ({
    ...organization,
    logo: absolute('/apple-touch-icon.png'),
    sameAs: Object.values(company.social),
    areaServed,
    email: company.contact.email,
    telephone: company.contact.phone,
    address: company.contact.postalAddress,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      url: absolute('/contact-us'),
      email: company.contact.email,
      telephone: company.contact.phone,
      areaServed,
    },
  }),
  website: (_page, { metadata }: HomeContent) => ({
    ...website,
    description: metadata.description,
    inLanguage: 'en-US',
    publisher: { '@id': organization['@id'] },
  }),
  webPage: webPage('WebPage'),
  aboutPage: webPage('AboutPage'),
  contactPage: webPage('ContactPage'),
  collectionPage: webPage('CollectionPage'),
  service: (page, { metadata }: ServiceContent) => ({
    '@type': 'Service',
    name: page.label,
    serviceType: groupOf(page.path)?.label,
    description: metadata.description,
    url: absolute(page.path),
    image: socialImageUrl(page.path),
    provider: organization,
    areaServed,
  }),
  article: article('Article'),
  blogPosting: article('BlogPosting'),
  faq: (page, { questions }: FaqContent) => ({
    '@type': 'FAQPage',
    url: absolute(page.path),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  }),
  breadcrumb: ({ kind, path }, { breadcrumb }: Pick<ServiceContent, 'breadcrumb'>) => {
    // A service's category has no page of its own but a card on the home page.
    const parents = {
      service: `/#${groupOf(path)?.id}`,
      industry: '/industries/',
      article: '/blogs',
      post: '/blogs',
    };
    const entries = [
      ['Home', '/'],
      [breadcrumb.category, parents[kind as keyof typeof parents]],
      [breadcrumb.label, path],
    ] as const;
    return {
      '@type': 'BreadcrumbList',
      // Each entry has a URL, which Google requires for breadcrumbs.
      itemListElement: entries.map(([name, address], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(address),
      })),
    };
  },
} satisfies Readonly<Record<StructuredDataType, (page: Page, content: never) => Thing>>;
