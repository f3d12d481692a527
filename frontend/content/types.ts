/** What a page's words look like. Content files are data: each satisfies one of these types, and none holds JSX. */

import type { ServiceGroupId } from '../service-groups.ts';

/** Exactly four: three bullets do not compile. */
export type Four<T> = readonly [T, T, T, T];
export type Five<T> = readonly [T, T, T, T, T];

/** What search engines and shared links show. */
export interface PageMetadata {
  /** Unique over the site, under 60 characters; the company's name is added, except on the home page. */
  title: string;
  /** Unique over the site, 110 to 160 characters. */
  description: string;
}

/** A bold title and one or two sentences. */
export interface Point {
  title: string;
  text: string;
}

/** The titles that the specification allows for the four cards. */
export type WhyTitle =
  | 'Expertise'
  | 'Customization'
  | 'Innovation'
  | 'Scalability'
  | 'Agile Methodologies'
  | 'Network and Connections'
  | 'Support'
  | 'Cost-Effective';

export interface ServiceContent {
  metadata: PageMetadata;
  /** Home / category / label; the last one links nowhere. */
  breadcrumb: { category: string; label: string };
  intro: {
    heading: string;
    paragraph: string;
    /** The button that leads to the form on the same page. */
    action: string;
    /** Alternative text of the page’s illustration: what it explains. */
    illustrationAlt: string;
  };
  what: {
    /** "What is ...?" */
    heading: string;
    paragraphs: readonly [string, string];
    /** What goes in and what comes out, as short lists of things. */
    input: Four<string>;
    output: Four<string>;
  };
  /** When it is the right thing to buy, and when something simpler serves better. */
  fit: { good: string; poor: string };
  benefits: { heading: string; items: Four<Point> };
  solutions: { heading: string; lead: string; items: Four<Point> };
  /** How a project runs, or how the thing works, step by step. */
  steps: { heading: string; items: Four<Point> };
  why: { cards: Four<{ title: WhyTitle; text: string }> };
  /** What a buyer should ask any supplier, us included. */
  questions: { heading: string; items: readonly [string, string, string] };
  start: { heading: string; paragraph: string };
  /** Business Intelligence alone: the blocks of its second variant (decided in the specification). */
  about?: { heading: string; paragraphs: readonly string[] };
  howItWorks?: { heading: string; items: Five<Point> };
}

export interface IndustryContent {
  metadata: PageMetadata;
  /** Home / group / name; the group 'Industries' links to the overview. */
  breadcrumb: { group: string; name: string };
  intro: { heading: string; paragraph: string; action: string; illustrationAlt: string };
  /** The bottleneck of the trade, in its own terms. */
  situation: { heading: string; paragraphs: readonly [string, string] };
  /** What can be built: predictive analytics, machine learning, computer vision, intelligent automation and similar. */
  capabilities: { heading: string; lead: string; items: readonly [Point, Point, Point, Point, Point, Point] };
  benefits: { heading: string; items: Four<Point> };
  /** A careful first project: where it starts, what it needs, how it is judged. */
  firstProject: { heading: string; items: readonly [Point, Point, Point] };
  closing: { heading: string; paragraph: string };
}

/** The block with the form, shared by every page that has one. */
export interface ContactBlock {
  heading: string;
  lead: string;
  steps: readonly [string, string, string];
}

export interface HomeContent {
  metadata: PageMetadata;
  hero: {
    badge: string;
    badgeText: string;
    heading: string;
    paragraph: string;
    action: string;
    illustrationAlt: string;
  };
  product: { kicker: string; paragraph: string; action: string; illustrationAlt: string };
  industries: {
    heading: string;
    lead: string;
    /** In the order of the cards; the url is an industry page. */
    cards: readonly IndustryCard[];
  };
  services: {
    heading: string;
    lead: string;
    /** One line for each group; Engineering as a Service is the band below the six cards. */
    groups: Record<ServiceGroupId, string>;
  };
  partner: { heading: string; lead: string; highlights: readonly [Point, Point, Point] };
  impact: { heading: string; labels: { projects: string; countries: string; retention: string } };
  /** Names and files of company logos; while it is empty the section takes no room. */
  logos: readonly { name: string; file: string }[];
  blogs: { heading: string; action: string; cards: readonly BlogTeaser[] };
  contact: ContactBlock;
}

/** The specification's industry card; `bg` names its illustration. */
export interface IndustryCard {
  id: number;
  title: string;
  description: string;
  bg: string;
  url: `/industries/${string}`;
}

export interface BlogTeaser {
  category: string;
  title: string;
}

export interface ContactContent {
  metadata: PageMetadata;
  heading: string;
  lead: string;
  /** Alternative text of the picture beside the form. */
  illustrationAlt: string;
  /** What to write, for visitors who don't know where to begin. */
  prompts: { heading: string; items: readonly [Point, Point, Point] };
}

export interface AboutContent {
  metadata: PageMetadata;
  banner: { heading: string; paragraph: string; illustrationAlt: string };
  /** Who We Are, What We Do, Our Global Presence. */
  blocks: readonly [AboutBlock, AboutBlock, AboutBlock];
  /** The button to the contact page, at the end. */
  action: string;
}

export interface AboutBlock extends Point {
  more: string;
  illustrationAlt: string;
}

export interface HireContent {
  metadata: PageMetadata;
  banner: { heading: string; paragraph: string; action: string; illustrationAlt: string };
  benefits: { heading: string; items: Four<Point> };
  service: { heading: string; paragraphs: readonly [string, string] };
  roles: { heading: string; lead: string; items: Four<Point & { url: `/eaas/${string}` }> };
}

export interface FaqContent {
  metadata: PageMetadata;
  heading: string;
  lead: string;
  illustrationAlt: string;
  questions: Four<{ question: string; answer: readonly string[] }>;
}

export interface BlogListContent {
  metadata: PageMetadata;
  heading: string;
  lead: string;
  illustrationAlt: string;
  action: string;
  /** The specification's entry; `image` names its illustration. */
  entries: readonly [BlogEntry, BlogEntry, BlogEntry];
}

export interface BlogEntry {
  id: number;
  title: string;
  description: string;
  image: string;
  link: '/blog-detail';
}

export interface ArticleContent {
  metadata: PageMetadata;
  breadcrumb: { category: string; label: string };
  category: string;
  heading: string;
  lead: string;
  illustrationAlt: string;
  /** The fixed text of the three social counters. */
  counter: string;
  back: string;
  sections: readonly { heading: string; paragraphs: readonly string[]; list?: readonly string[] }[];
}

export interface IndustriesContent {
  metadata: PageMetadata;
  heading: string;
  lead: string;
  illustrationAlt: string;
  /** One line for each page, by the last part of its address. */
  summaries: Record<string, string>;
  closing: { heading: string; paragraph: string };
}
