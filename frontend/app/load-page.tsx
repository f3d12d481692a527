import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Kind, Page, PageOf } from '../site/pages.ts';
import { pageAt } from './all-pages.ts';
import { loadContent } from './load-content.ts';
import { MetadataTags } from './metadata-tags.tsx';
import { pageKinds } from './page-kinds.ts';
import { wholeStylesheet } from './stylesheet.ts';

/** A page whose files did not arrive, in contrast to one that throws. */
export class PageNotLoaded extends Error {}

/** The pages that are loaded or loading, by path. `import()` takes a task even for a file that has already been loaded. */
const loads = new Map<string, Promise<ReactNode>>();

/** Loads a page's template and content. */
async function loadElement<K extends Kind>(page: PageOf<K>): Promise<ReactNode> {
  const { template, surface } = pageKinds[page.kind];
  const [content, Template] = await Promise.all([loadContent(page), template()]);
  return (
    <>
      {/* Without a key: React fails to remove an element that something else has taken out of the head. */}
      <MetadataTags
        metadata={content.metadata}
        path={page.path}
        published={'published' in content ? content.published : undefined}
      />
      {/* One element, as React also fails to remove a section that something else has taken out of the page. */}
      <div key={page.path}>
        <Template content={content} path={page.path} surface={surface(content)} />
      </div>
    </>
  );
}

/**
 * Loads what a page's route shows.
 * @throws {PageNotLoaded}
 */
export async function loadPage(page: Page): Promise<Pick<RouteObject, 'element'>> {
  const load = loads.get(page.path) ?? loadElement(page);
  loads.set(page.path, load);
  try {
    const [element] = await Promise.all([load, stylesOfOtherPages()]);
    return { element };
  } catch (cause) {
    loads.delete(page.path);
    throw new PageNotLoaded(`${page.path} did not arrive`, { cause });
  }
}

/**
 * Loads the files of a page that the visitor may open next. If they do not arrive, its route says so when it is opened.
 * @param address its path, with or without a fragment
 * @returns when the page is loaded or lost
 */
export async function prefetchPage(address: string): Promise<void> {
  const page = pageAt(address.replace(/#.*/, ''));
  if (page) await loadPage(page).catch(() => undefined);
}

/** A document inlines what its own page shows at first. Any other page needs the whole stylesheet. */
async function stylesOfOtherPages(): Promise<void> {
  if (typeof document === 'undefined' || document.documentElement.dataset['hydrated'] === undefined) return;
  await wholeStylesheet();
}
