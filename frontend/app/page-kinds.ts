import type { ComponentType } from 'react';
import type { ContentOf } from '../content/types.ts';
import { defaultIndustryVariants, defaultServiceVariants } from '../content/variants.ts';
import type { PageTemplateProps } from '../page-templates/page-template-props.ts';
import type { Kind } from '../site/pages.ts';
import type { Surface } from '../ui/surface.ts';

/** What structured data describes a page (build/structured-data.ts). */
export type StructuredDataType =
  | 'organization'
  | 'website'
  | 'webPage'
  | 'aboutPage'
  | 'contactPage'
  | 'collectionPage'
  | 'service'
  | 'article'
  | 'blogPosting'
  | 'faq'
  | 'breadcrumb';

interface PageKind<Content> {
  /** Loads the component that renders pages of this kind. */
  template: () => Promise<ComponentType<PageTemplateProps<Content>>>;
  /** Surface of the page's first section, which the social image repeats. */
  surface: (content: Content) => Surface;
  structuredData: readonly StructuredDataType[];
}

/** Everything that depends on a page's kind. */
export const pageKinds: { readonly [K in Kind]: PageKind<ContentOf[K]> } = {
  home: {
    template: () => import('../page-templates/home/home-template.tsx').then((m) => m.HomeTemplate),
    surface: () => 'cobalt',
    structuredData: ['organization', 'website'],
  },
  about: {
    template: () => import('../page-templates/about/about-template.tsx').then((m) => m.AboutTemplate),
    surface: () => 'cobalt',
    structuredData: ['aboutPage'],
  },
  hire: {
    template: () => import('../page-templates/hire/hire-template.tsx').then((m) => m.HireTemplate),
    surface: () => 'mint',
    structuredData: ['webPage'],
  },
  faq: {
    template: () => import('../page-templates/faq/faq-template.tsx').then((m) => m.FaqTemplate),
    surface: () => 'sky',
    structuredData: ['faq'],
  },
  contact: {
    template: () => import('../page-templates/contact/contact-template.tsx').then((m) => m.ContactTemplate),
    surface: () => 'cobalt',
    structuredData: ['contactPage'],
  },
  blogs: {
    template: () => import('../page-templates/blogs/blogs-template.tsx').then((m) => m.BlogsTemplate),
    surface: () => 'sand',
    structuredData: ['collectionPage'],
  },
  article: {
    template: () => import('../page-templates/article/article-template.tsx').then((m) => m.ArticleTemplate),
    surface: () => 'mint',
    structuredData: ['article', 'breadcrumb'],
  },
  post: {
    template: () => import('../page-templates/post/post-template.tsx').then((m) => m.PostTemplate),
    surface: () => 'sand',
    structuredData: ['blogPosting', 'breadcrumb'],
  },
  industries: {
    template: () =>
      import('../page-templates/industries/industries-template.tsx').then((m) => m.IndustriesTemplate),
    surface: () => 'ink',
    structuredData: ['collectionPage'],
  },
  industry: {
    template: () =>
      import('../page-templates/industry/industry-template.tsx').then((m) => m.IndustryTemplate),
    surface: ({ variants }) => variants?.hero ?? defaultIndustryVariants.hero,
    structuredData: ['webPage', 'breadcrumb'],
  },
  service: {
    template: () => import('../page-templates/service/service-template.tsx').then((m) => m.ServiceTemplate),
    surface: ({ variants }) => variants?.hero ?? defaultServiceVariants.hero,
    structuredData: ['service', 'breadcrumb'],
  },
};
