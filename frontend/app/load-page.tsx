import type { ReactNode } from 'react';
import { type Kind, type Page, type PageOf, pageAt } from '../site/pages.ts';
import { MetadataTags } from './metadata-tags.tsx';
import { pageKinds } from './page-kinds.ts';

/** By path. Every path that is no page leads to the not-found page, which has a key of its own. */
const loaded = new Map<string, ReactNode>();
const keyOf = (path: string) => pageAt(path)?.path ?? 'not-found';

/** Loads a page's template and content, unless they are already loaded. Rejects if a part cannot be loaded. */
export async function loadPage(path: string): Promise<void> {
  if (loadedPage(path)) return;
  const page = pageAt(path);
  loaded.set(keyOf(path), await (page ? compose(page) : composeNotFound()));
}

/** The element of a page, which is loaded before hydration and before each navigation. */
export function loadedPage(path: string): ReactNode | undefined {
  return loaded.get(keyOf(path));
}

// An edited content file in development: site/pages.ts has imported it again.
if (import.meta.hot) {
  addEventListener('content-edited', async (event) => {
    const pages = (event as CustomEvent<readonly Page[]>).detail;
    for (const page of pages) if (loaded.has(page.path)) loaded.set(page.path, await compose(page));
    // The router renders the current page again when its key changes.
    history.replaceState({ ...history.state, key: crypto.randomUUID() }, '');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
}

async function compose<K extends Kind>(page: PageOf<K>): Promise<ReactNode> {
  const { template, surface } = pageKinds[page.kind];
  const [{ content }, Template] = await Promise.all([page.load(), template()]);
  return (
    <>
      {/* Without a key: React fails to remove an element that something else has taken out of the head. */}
      <MetadataTags metadata={content.metadata} path={page.path} />
      {/* One element, as React also fails to remove a section that something else has taken out of the page. */}
      <div key={page.path}>
        <Template content={content} path={page.path} surface={surface(content)} />
      </div>
    </>
  );
}

async function composeNotFound(): Promise<ReactNode> {
  const { NotFoundTemplate } = await import('../page-templates/not-found-template.tsx');
  return <NotFoundTemplate />;
}
