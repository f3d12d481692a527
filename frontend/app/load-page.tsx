import type { RouteObject } from 'react-router-dom';
import type { Kind, PageOf } from '../site/pages.ts';
import { pageAt } from './all-pages.ts';
import { loadContent } from './load-content.ts';
import { MetadataTags } from './metadata-tags.tsx';
import { pageKinds } from './page-kinds.ts';
import { wholeStylesheet } from './stylesheet.ts';

/** A page whose files did not arrive, in contrast to one that throws. */
export class PageNotLoaded extends Error {}

/**
 * Loads a page's template and content.
 * @returns what its route shows
 * @throws {PageNotLoaded}
 */
export async function loadPage<K extends Kind>(page: PageOf<K>): Promise<Pick<RouteObject, 'element'>> {
  const { template, surface } = pageKinds[page.kind];
  try {
    const [content, Template] = await Promise.all([loadContent(page), template(), stylesOfOtherPages()]);
    return {
      element: (
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
      ),
    };
  } catch (cause) {
    throw new PageNotLoaded(`${page.path} did not arrive`, { cause });
  }
}

/** Loads the files of a page that the visitor may open next. If they do not arrive, its route says so when it is opened. */
export function prefetchPage(path: string): void {
  const page = pageAt(path);
  if (page) loadPage(page).catch(() => undefined);
}

/** A document inlines what its own page shows at first. Any other page needs the whole stylesheet. */
async function stylesOfOtherPages(): Promise<void> {
  if (typeof document === 'undefined' || document.documentElement.dataset['hydrated'] === undefined) return;
  await wholeStylesheet();
}
