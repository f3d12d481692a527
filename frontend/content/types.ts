/** Types of the content files, which contain data only and no JSX. */

import type { ComponentType } from 'react';
import type { IndustryPath, IndustrySlug } from '../site/industries.ts';
import type { PagePath, PostPath } from '../site/pages.ts';
import type { ServiceGroupId } from '../site/service-groups.ts';
import type { FourImages, ImageSource, Photo } from '../ui/image-source.ts';
import type { IndustryVariants, ServiceVariants } from './variants.ts';

/** Exactly four items, checked by the compiler. */
export type Four<T> = readonly [T, T, T, T];
export type Five<T> = readonly [T, T, T, T, T];
type Three<T> = readonly [T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];

/** Metadata for search engines and shared links. */
export interface PageMetadata {
  /** Unique, under 60 characters. The company's name is appended on every page but the home page. */
  title: string;
  /** Unique, 110 to 160 characters. */
  description: string;
}

/** Text that may link to pages, for example `a [forecast](/ml-ds/predictive-analysis)` (layout/linked-text.tsx). */
export type LinkedText = string;

/** An illustration (SVG) or a photo (JPEG, PNG), imported from its file, and the text alternative. */
export interface Illustration {
  illustration: ImageSource;
  /** What it means, in at most 80 characters. */
  illustrationAlt: string;
}

/** The illustration at the top of a page. */
export interface PageIllustration extends Illustration {
  /** Where its moving part goes and comes back from, if the file has one (frontend/README.md). */
  illustrationMoves?: 'above' | 'below' | 'left' | 'right';
}

/** A page without an illustration of its own shows that of its group. */
type OwnIllustration = PageIllustration | { illustration?: undefined };

/** A bold title and one or two sentences. */
export interface Point {
  title: string;
  text: string;
}

/** What to do next, at the end of a page without the form. Its link leads to the contact page. */
export interface NextStepContent {
  heading: string;
  paragraph: string;
  action: string;
  /** 480 by 280, on coral. It stands on the lower edge. */
  illustration?: ImageSource;
}

/** An excerpt of what a service delivers. Its data is made up and names no company or person. */
export interface Sample {
  heading: string;
  lead: string;
  /** What the table shows. */
  caption: string;
  columns: Three<string>;
  /** The first cell is the row's heading. */
  rows: readonly Three<string>[];
}

/** The titles that the four cards may have (requirement R52). */
export type WhyTitle =
  | 'Expertise'
  | 'Customization'
  | 'Innovation'
  | 'Scalability'
  | 'Agile Methodologies'
  | 'Network and Connections'
  | 'Support'
  | 'Cost-Effective';

/** A part of illustrations/icons/capabilities.svg. Several industries may use the same. */
export type CapabilityIcon =
  | 'alerts'
  | 'answer'
  | 'arrival'
  | 'attendance'
  | 'attributes'
  | 'cash'
  | 'changeover'
  | 'comment'
  | 'compare'
  | 'container'
  | 'crane'
  | 'damage'
  | 'demand'
  | 'drafts'
  | 'drift'
  | 'elevator'
  | 'energy'
  | 'estimate'
  | 'filing'
  | 'flag'
  | 'folder'
  | 'form'
  | 'gate'
  | 'handwriting'
  | 'helmet'
  | 'inquiry'
  | 'inspection'
  | 'lease'
  | 'lots'
  | 'match'
  | 'papers'
  | 'path'
  | 'photos'
  | 'plan'
  | 'price'
  | 'reserves'
  | 'returns'
  | 'route'
  | 'schedule'
  | 'search'
  | 'settings'
  | 'shelf'
  | 'statements'
  | 'submission'
  | 'triage'
  | 'vacancy'
  | 'vibration'
  | 'volume';

/** Home / category / label. */
export interface BreadcrumbContent {
  /** A link if it has a page, and plain text otherwise. */
  category: string;
  path?: '/industries/' | '/blogs';
  /** The current page, which is not a link. */
  label: string;
}

/** The top of a service or industry page. */
export interface HeroContent {
  breadcrumb: BreadcrumbContent;
  intro: OwnIllustration & {
    heading: string;
    paragraph: string;
    /** Label of the button that leads to the form on the same page. */
    action: string;
  };
}

export interface ServiceContent extends HeroContent {
  metadata: PageMetadata;
  /** Those that differ from the defaults in variants.ts. */
  variants?: Partial<ServiceVariants>;
  what: {
    /** "What is ...?" */
    heading: string;
    paragraphs: readonly [LinkedText, LinkedText];
    /** Data that goes in, and results that come out. */
    input: Four<string>;
    output: Four<string>;
  };
  /** When the service is a good fit, and when something simpler is better. */
  fit: { good: LinkedText; poor: LinkedText };
  benefits: { heading: string; items: Four<Point> };
  solutions: { heading: string; lead: string; illustration?: FourImages; items: Four<Point> };
  /** Only where an excerpt says more than a description. */
  sample?: Sample;
  /** How a project runs or how the service works. */
  steps: { heading: string; illustration?: FourImages; items: Four<Point> };
  why: { cards: Four<{ title: WhyTitle; text: string }> };
  /** Questions that a buyer should ask any supplier, each with this company's answer in one sentence. */
  questions?: { heading: string; items: Three<{ question: string; answer: string }> };
  /** The call to action, next to the form. `illustration` is a close-up on coral. */
  start: { heading: string; paragraph: string; illustration?: ImageSource };
  /** Only on Business Intelligence, from the first of its two variants (requirement R56). */
  businessIntelligence?: {
    about: { heading: string; paragraphs: readonly string[] };
    /** Steps with a fixed title, and a name of their own. */
    howItWorks: { heading: string; items: Five<Point & { name: string }> };
  };
}

export interface IndustryContent extends HeroContent {
  metadata: PageMetadata;
  /** Those that differ from the defaults in variants.ts. */
  variants?: Partial<IndustryVariants>;
  /** The bottleneck of the industry, in the industry's own terms. */
  situation: { heading: string; paragraphs: readonly [string, string] };
  /** Predictive analytics, machine learning, computer vision, intelligent automation and similar. */
  capabilities: { heading: string; lead: string; items: Six<Point & { icon?: CapabilityIcon }> };
  /** `illustration` is 480 by 360 or wider, next to the points. */
  benefits: { heading: string; illustration?: ImageSource; items: Four<Point> };
  /** Where a first project starts, what it needs and how it is judged. `illustration` shows it next to the form. */
  firstProject: { heading: string; illustration?: ImageSource; items: readonly [Point, Point, Point] };
  /** Next to the form. */
  closing: { heading: string; paragraph: string };
}

export interface HomeContent {
  metadata: PageMetadata;
  hero: {
    badge: string;
    badgeText: string;
    heading: string;
    paragraph: string;
    action: string;
    /** Takes the place of the illustration with the pulsing line. */
    illustration?: ImageSource;
    illustrationAlt: string;
  };
  product: {
    kicker: string;
    paragraph: string;
    action: string;
    /** Label of a second link (requirement R25). */
    revolutionizing: string;
    /** Takes the place of the dashboard. */
    illustration?: ImageSource;
    illustrationAlt: string;
  };
  industries: {
    heading: string;
    lead: string;
    /** Label of the link to the overview. */
    all: string;
    cards: readonly IndustryCard[];
  };
  services: {
    heading: string;
    lead: string;
    /** One sentence for each group. Engineering as a Service is the band below the six cards. */
    groups: Record<ServiceGroupId, string>;
  };
  /** `illustration` takes the place of the three people. */
  partner: {
    heading: string;
    lead: string;
    illustration?: ImageSource;
    highlights: readonly [Point, Point, Point];
  };
  impact: { heading: string };
  /** Customer logos, imported from frontend/logos. The section is not shown while the list is empty. */
  logos: { label: string; items: readonly { name: string; file: Photo }[] };
  /** Posts replace the cards. */
  blogs: { heading: string; action: string; cards: readonly BlogTeaser[] };
  /** `steps` say what happens to an inquiry. */
  contact: { heading: string; paragraph: string; steps: Three<string> };
}

/** Requirement R78. `bg` names the illustration. */
export interface IndustryCard {
  id: number;
  title: string;
  description: string;
  bg: IndustrySlug;
  url: IndustryPath;
}

/** Without an image, a card shows one of the three illustrations that the cards share. */
export interface BlogTeaser {
  category: string;
  title: string;
  path: PagePath | PostPath;
  image?: ImageSource;
}

export interface ContactContent extends Illustration {
  metadata: PageMetadata;
  heading: string;
  lead: string;
  /** Suggestions for visitors who do not know what to write. */
  prompts: { heading: string; items: readonly [Point, Point, Point] };
}

export interface AboutContent {
  metadata: PageMetadata;
  banner: { heading: string; lead: string } & PageIllustration;
  /** Who We Are, What We Do, Our Global Presence. */
  blocks: readonly [AboutBlock, AboutBlock, AboutBlock];
  /** How inquiries are handled, and what we propose to agree on before a project. Say only what is true. */
  data: {
    heading: string;
    lead: string;
    /** `illustration` is 480 by 180. */
    parts: readonly { title: string; illustration?: string; items: Four<Point> }[];
  };
  /** Roles, not people. `action` leads to Hire Resources. Either all have an illustration, 120 by 90, or none. */
  roles: { heading: string; items: readonly (Point & { illustration?: string })[]; action: string };
  /**
   * The accessibility statement. `contact` precedes the email address. `illustration` is 480 by 360. Say only what is true
   * (docs/accessibility.md).
   */
  accessibility: {
    heading: string;
    paragraphs: readonly [string, string];
    contact: string;
    illustration?: ImageSource;
  };
  next: NextStepContent;
}

export interface AboutBlock extends Point, Illustration {
  more: string;
  /** Pages that the text speaks of. */
  links?: readonly PagePath[];
}

export interface HireContent {
  metadata: PageMetadata;
  banner: { heading: string; lead: string; action: string } & PageIllustration;
  benefits: { heading: string; items: Four<Point & { illustration: ImageSource }> };
  /** `illustration` is 480 by 360. */
  service: { heading: string; paragraphs: readonly [string, string]; illustration?: ImageSource };
  roles: {
    heading: string;
    lead: string;
    items: Four<Point & { url: `/eaas/${string}`; illustration: ImageSource }>;
  };
  next: NextStepContent;
}

export interface FaqContent extends PageIllustration {
  metadata: PageMetadata;
  heading: string;
  lead: string;
  /** `links` are pages that the answer speaks of. */
  questions: readonly { question: string; answer: readonly string[]; links?: readonly PagePath[] }[];
  /** A square, next to the questions on wide screens. */
  questionsIllustration?: ImageSource;
  /** The shapes an engagement can take, and then what drives its cost. No prices. */
  engagement: {
    heading: string;
    lead: string;
    /** `illustration` is 240 by 180. */
    items: readonly (Point & { illustration?: ImageSource })[];
  };
  /** `illustration` is 480 by 360. */
  costs: { heading: string; illustration?: ImageSource; items: readonly Point[] };
  next: NextStepContent;
}

export interface BlogListContent extends PageIllustration {
  metadata: PageMetadata;
  heading: string;
  lead: string;
  action: string;
  entries: readonly BlogEntry[];
  next: NextStepContent;
}

/** Requirement R79. */
export interface BlogEntry {
  id: number;
  title: string;
  description: string;
  image: ImageSource;
  link: PagePath | PostPath;
}

/** What a post says about itself above its text (docs/writing-a-post.md). Its address comes from the name of its file. */
export interface PostFrontMatter {
  title: string;
  /** For lists, search engines and shared links, and below the title of the post. */
  description: string;
  /** ISO 8601 date. */
  date: string;
  category: string;
  /** A role, not a person. */
  author: string;
  /** A file next to the post, or an illustration by its path below illustrations/, without `.svg`. */
  image: string;
  imageAlt: string;
  /** Leaves the post out of the build. */
  draft?: boolean | undefined;
}

/** A post in lists. */
export interface PostTeaser extends Omit<PostFrontMatter, 'draft' | 'image'> {
  path: PostPath;
  image: ImageSource;
}

/** The compiled text of a post. `components` replace the elements of their name. */
export type PostBody = ComponentType<{ components?: Readonly<Record<string, unknown>> }>;

/** The headings of a post with those below each, as @stefanprobst/rehype-extract-toc lists them. */
export type PostHeadings = readonly {
  value: string;
  depth: number;
  id?: string;
  children?: PostHeadings;
}[];

export interface PostContent extends ArticleHeader {
  Body: PostBody;
  /** For the list of contents. */
  headings: PostHeadings;
  older: PostTeaser | undefined;
  newer: PostTeaser | undefined;
}

export interface ArticleSection {
  /** Of the heading, which the list of contents links to: lower-case words with hyphens. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
  /** 720 by 360, or a photo. */
  figure?: Illustration & { caption: string };
  list?: readonly Point[];
  /** Steps in their order, which are numbered. */
  steps?: readonly string[];
  /** A sentence to remember, in large type, with an illustration of 480 by 360 on mint. */
  highlight?: { text: string; illustration?: ImageSource };
  /** A service for what the section is about. */
  link?: PagePath;
}

/** The top of an article or a post. */
export interface ArticleHeader extends PageIllustration {
  metadata: PageMetadata;
  breadcrumb: BreadcrumbContent;
  category: string;
  heading: string;
  lead: string;
  /** A role, not a person. */
  author: string;
  /** ISO 8601 date. */
  published: string;
}

export interface ArticleContent extends ArticleHeader {
  /** The static text of the three social counters. */
  counter: string;
  back: string;
  sections: readonly ArticleSection[];
  next: NextStepContent;
}

export interface IndustriesContent extends PageIllustration {
  metadata: PageMetadata;
  heading: string;
  lead: string;
  /** Summaries of pages, by the last segment of their paths. A page without one has the hint of its line in pages.ts. */
  summaries: Partial<Record<IndustrySlug, string>>;
  /** Next to the form. */
  closing: { heading: string; paragraph: string };
}

/** The kinds of pages, each with the type of its content. */
export interface ContentOf {
  home: HomeContent;
  about: AboutContent;
  hire: HireContent;
  faq: FaqContent;
  contact: ContactContent;
  blogs: BlogListContent;
  article: ArticleContent;
  post: PostContent;
  industries: IndustriesContent;
  industry: IndustryContent;
  service: ServiceContent;
}
