import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PagePath } from '#frontend/site/pages.ts';
import { distPaths } from '#infra/dist.ts';
import { parsed } from '#test/support/data/markup.ts';

/** A page of the built site, parsed without running scripts. */
export interface BuiltPage {
  /** Such as `/industries/`. */
  path: string;
  html: string;
  document: Document;
}

export const dist = distPaths();

let pages: readonly BuiltPage[] | undefined;

/** Every HTML file. Test files in the same process share the result. build-site.ts builds before all of them. */
export function builtPages(): readonly BuiltPage[] {
  pages ??= globSync('**/*.html', { cwd: dist.site }).sort().map(readPage);
  return pages;
}

/** The page at an address. */
export const builtPage = (address: PagePath | '/404') =>
  builtPages().find(({ path: own }) => own === address) as BuiltPage;

function readPage(file: string): BuiltPage {
  const html = readFileSync(path.join(dist.site, file), 'utf8');
  // Parsing the inlined styles would be slow.
  const document = parsed(html.replace(/(<style[^>]*>).*?(<\/style>)/gs, '$1$2'));
  const address = `/${file.split(path.sep).join('/')}`.replace(/(?:(?<=\/)index)?\.html$/, '');
  return { path: address, html, document };
}

/** The text of an element on one line. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The texts of all matching elements. */
export function textsOf(parent: ParentNode | null | undefined, selector: string): string[] {
  return [...(parent?.querySelectorAll(selector) ?? [])].map(textOf);
}

/** Text and `href` of every link. */
export function linksOf(parent: ParentNode | null | undefined): { text: string; href: string | null }[] {
  const links = [...(parent?.querySelectorAll('a') ?? [])];
  return links.map((link) => ({ text: textOf(link), href: link.getAttribute('href') }));
}

/** The content of a `<meta>` element by its name or property. */
export function metaOf({ document }: BuiltPage, name: string): string | undefined {
  const meta = document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return meta?.getAttribute('content') ?? undefined;
}

/** The outermost sections of a page's main area. */
export function sectionsOf({ document }: BuiltPage): Element[] {
  const all = [...document.querySelectorAll('main section')];
  return all.filter((section) => !section.parentElement?.closest('section'));
}
