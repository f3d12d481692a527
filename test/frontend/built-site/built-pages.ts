import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { distLayout, projectRoot } from '#infra/bundle/dist-layout.ts';
import { parsed } from '#test/support/markup.ts';

/** A page of the built site, read as a browser without script would. */
export interface BuiltPage {
  /** Its address, such as `/industries/`. */
  path: string;
  html: string;
  document: Document;
}

export const dist = distLayout();

let pages: readonly BuiltPage[] | undefined;

/**
 * The site as these sources make it, read by the first test file of this process that asks; the others get the same.
 * @returns every HTML file of the site
 */
export function builtPages(): readonly BuiltPage[] {
  pages ??= readPages();
  return pages;
}

/** Built anew where it is of other sources. By a process of its own: inside a test the bundler would take React's development build. */
function readPages(): readonly BuiltPage[] {
  execFileSync(process.execPath, ['infra/bundle/build.ts'], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return globSync('**/*.html', { cwd: dist.site }).sort().map(readPage);
}

function readPage(file: string): BuiltPage {
  const html = readFileSync(path.join(dist.site, file), 'utf8');
  // The parser would read the same stylesheet with every page.
  const document = parsed(html.replace(/(<style[^>]*>).*?(<\/style>)/s, '$1$2'));
  const address = `/${file.split(path.sep).join('/')}`.replace(/(?:(?<=\/)index)?\.html$/, '');
  return { path: address, html, document };
}

/** The text of an element as it reads, on one line. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The texts of all elements that match. */
export function textsOf(parent: ParentNode | null | undefined, selector: string): string[] {
  return [...(parent?.querySelectorAll(selector) ?? [])].map(textOf);
}

/** Text and address of every link inside. */
export function linksOf(parent: ParentNode | null | undefined): { text: string; href: string | null }[] {
  const links = [...(parent?.querySelectorAll('a') ?? [])];
  return links.map((link) => ({ text: textOf(link), href: link.getAttribute('href') }));
}

/** What a page says of itself in a `<meta>`, by its name or property; undefined when it says nothing. */
export function metaOf({ document }: BuiltPage, name: string): string | undefined {
  const meta = document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return meta?.getAttribute('content') ?? undefined;
}
