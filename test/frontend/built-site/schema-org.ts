import * as z from 'zod';
import { company } from '#frontend/site/company.ts';
import { pages } from '#frontend/site/pages.ts';
import { postPaths } from '#test/support/pages/post-paths.ts';
import { isFile } from './addresses.ts';

const groups = new Set(pages.filter((page) => page.kind === 'service').map(({ path }) => path.split('/')[1]));
const text = z
  .string()
  .regex(/\S/)
  .refine((value) => value === value.trim());

/** A URL of this site whose path passes the check. Transforms to the path. */
const address = (exists: (path: string) => boolean) =>
  z
    .string()
    .startsWith(`${company.origin}/`)
    .transform((url) => url.slice(company.origin.length))
    .refine(exists);
const isPage = (path: string) => postPaths.includes(path) || pages.some((page) => page.path === path);
const pageAddress = address(isPage);
/** A page or a service group's card on the home page. */
const place = address((path) => isPage(path) || groups.has(path.replace('/#', '')));
const imageUrl = address(isFile);

const organization = {
  '@type': z.literal('Organization'),
  '@id': z.literal(`${company.origin}/#organization`),
  name: z.literal(company.name),
  url: z.literal(`${company.origin}/`),
};
const language = z.literal('en-US');
const areaServed = z.array(z.string().regex(/^[A-Z]{2}$/)).min(1);
const contact = { email: z.email(), telephone: text.optional() };

const entry = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.number(),
  name: text,
  item: place,
});

const question = z.strictObject({
  '@type': z.literal('Question'),
  name: text,
  acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
});

/** All schema.org types that the site uses. */
const thing = z.discriminatedUnion('@type', [
  z.strictObject({
    ...organization,
    ...contact,
    logo: imageUrl,
    sameAs: z.tuple([z.url(), z.url()]),
    areaServed,
    address: text.optional(),
    contactPoint: z.strictObject({
      '@type': z.literal('ContactPoint'),
      ...contact,
      contactType: text,
      url: pageAddress,
      areaServed,
    }),
  }),
  z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': z.literal(`${company.origin}/#website`),
    name: organization.name,
    url: organization.url,
    description: text,
    inLanguage: language,
    publisher: z.strictObject({ '@id': organization['@id'] }),
  }),
  z.strictObject({
    '@type': z.literal('Service'),
    name: text,
    serviceType: text,
    description: text,
    url: pageAddress,
    image: imageUrl,
    provider: z.strictObject(organization),
    areaServed,
  }),
  ...(['Article', 'BlogPosting'] as const).map((type) =>
    z.strictObject({
      '@type': z.literal(type),
      headline: text.max(110),
      description: text,
      articleSection: text,
      inLanguage: language,
      url: pageAddress,
      mainEntityOfPage: pageAddress,
      image: imageUrl,
      datePublished: z.iso.date(),
      author: z.strictObject({
        '@type': z.literal('Organization'),
        name: text,
        parentOrganization: z.strictObject(organization),
      }),
      publisher: z.strictObject(organization),
    }),
  ),
  ...(['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage'] as const).map((type) =>
    z.strictObject({
      '@type': z.literal(type),
      name: text,
      description: text,
      url: pageAddress,
      inLanguage: language,
      isPartOf: z.strictObject({
        '@type': z.literal('WebSite'),
        '@id': z.literal(`${company.origin}/#website`),
        name: organization.name,
        url: organization.url,
      }),
      publisher: z.strictObject(organization),
    }),
  ),
  z.strictObject({
    '@type': z.literal('FAQPage'),
    url: pageAddress,
    mainEntity: z.array(question).nonempty(),
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(entry)
      .refine((list) => list.every(({ position }, index) => position === index + 1)),
  }),
]);

/** The JSON-LD of one page. */
export const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(thing).nonempty(),
});

export type Thing = z.infer<typeof thing>;
