import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPosts } from '#frontend/build/posts.ts';
import { company } from '#frontend/site/company.ts';
import { projectRoot } from './dist.ts';
import { stages } from './stages.ts';

/** A placeholder that the project ships with. */
interface Shipped {
  readonly what: string;
  readonly file: string;
  /** It is still there if the file contains this text. */
  readonly text?: string;
  /** It is still there if the file has this SHA-256, of which these are the first digits. */
  readonly sha256?: string;
}

const companyFile = 'frontend/site/company.ts';

const shipped: readonly Shipped[] = [
  {
    what: "figures { projects: '100+', countries: '15+', retention: '95%', years: '10+' }",
    file: companyFile,
    text: "figures: { projects: '100+', countries: '15+', retention: '95%', years: '10+' }",
  },
  { what: 'footerYear 2025', file: companyFile, text: 'footerYear: 2025' },
  { what: 'the logo', file: 'frontend/layout/logo.tsx', text: 'd="M0 4a4 4 0 0 1 4-4h12v34h30' },
  { what: 'the icon', file: 'frontend/public/favicon.svg', text: 'd="M6 7a1 1 0 0 1 1-1h5v14h13' },
  { what: 'the icon', file: 'frontend/public/favicon.ico', sha256: 'b61803dadbb6bc13' },
  { what: 'the icon', file: 'frontend/public/apple-touch-icon.png', sha256: 'd1ebbcbc657cc2a5' },
  {
    what: 'the article',
    file: 'frontend/content/blog-detail.ts',
    text: "heading: 'AI in healthcare: where it helps and what to ask first'",
  },
  {
    what: "the article's three counters, 24.5k",
    file: 'frontend/content/blog-detail.ts',
    text: "counter: '24.5k'",
  },
  { what: 'the name in the heading', file: 'README.md', text: "# Lumenra's website" },
];

/** What the first post replaces. */
const shippedWithoutPosts: readonly Shipped[] = [
  {
    what: 'the five teaser cards',
    file: 'frontend/content/home.ts',
    text: "title: 'Soft skills that help graduates in their first job'",
  },
  { what: 'the three entries of the list', file: 'frontend/content/blogs.ts', text: "link: '/blog-detail'" },
];

/** Whether a file still has the placeholder. A deleted file does not. */
function isStillThere({ file, text, sha256 }: Shipped): boolean {
  const name = path.join(projectRoot, file);
  if (!existsSync(name)) return false;
  const content = readFileSync(name);
  return sha256 ? hash('sha256', content).startsWith(sha256) : content.includes(text ?? '');
}

/** Names and addresses in company.ts. The domain `.example` is reserved for placeholders (RFC 2606). */
function placeholderValues(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /\.example\b|^Lumenra/.test(value) ? [`${name} ${value}`] : [];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    placeholderValues(inner, name ? `${name}.${key}` : key),
  );
}

/** Settings that production works without, and what that means. Few owners want it. */
const wantedSettings = {
  salesEmail: 'nobody gets the inquiries by email',
  alarmEmail: 'nobody gets the alarms by email',
  domain: 'the website is at an address of cloudfront.net',
} as const;

/**
 * Lists the placeholders that the owner has not replaced yet, to read before going live. Nothing depends on this list.
 * @returns a line for each, which begins with the file
 */
export function placeholders(): readonly string[] {
  const everything = readPosts().length > 0 ? shipped : [...shipped, ...shippedWithoutPosts];
  const missing = Object.entries(wantedSettings).filter(([name]) => !(name in stages.production));
  return [
    ...placeholderValues(company).map((value) => `${companyFile}: ${value}`),
    ...everything.filter(isStillThere).map(({ file, what }) => `${file}: ${what}`),
    ...missing.map(([name, result]) => `infra/stages.ts: production has no ${name}, so ${result}`),
  ];
}
