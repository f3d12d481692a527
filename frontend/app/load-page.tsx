import type { ReactNode } from 'react';
import type { PageLoader } from '../router/follow-links.ts';
import { type Kind, type Page, type PageOf, pageAt } from '../site/pages.ts';
import { MetadataTags } from './metadata-tags.tsx';
import { pageKinds } from './page-kinds.ts';
import { loadMissingStylesheet, missingStylesheet } from './stylesheet.ts';

/** By path. Every path that is no page leads to the not-found page, which has a key of its own. */
const attempts = new Map<string, Promise<void>>();
const loaded = new Map<string, ReactNode>();
const keyOf = (path: string) => pageAt(path)?.path ?? 'not-found';

/** Kinds of which a page did not arrive. Chromium and Firefox do not fetch a template again that failed. */
const failed = new Set<Kind>();

/** Loads a page's template and content once, and again if that failed. Rejects if a part cannot be loaded. */
export function loadPage(path: string): Promise<void> {
  const page = pageAt(path);
  const key = keyOf(path);
  let attempt = attempts.get(key);
  if (!attempt) {
    attempt = (page ? compose(page) : composeNotFound()).then(
      (element) => {
        loaded.set(key, element);
      },
      (cause) => {
        attempts.delete(key);
        if (page) failed.add(page.kind);
        throw cause;
      },
    );
    attempts.set(key, attempt);
  }
  return attempt;
}

/** The element of a page, which is loaded before hydration and before each navigation. */
export function loadedPage(path: string): ReactNode | undefined {
  return loaded.get(keyOf(path));
}

/** For the router's links. */
export const pageLoader: PageLoader = {
  isPage: (path) => pageAt(path) !== undefined,
  isLoaded: (path) => loaded.has(keyOf(path)) && !missingStylesheet(),
  hasFailed(path) {
    const kind = pageAt(path)?.kind;
    return kind !== undefined && failed.has(kind) && !loaded.has(path);
  },
  async load(path) {
    await Promise.all([loadPage(path), loadMissingStylesheet()]);
  },
};

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
      <Template key={page.path} content={content} path={page.path} surface={surface(content)} />
    </>
  );
}

async function composeNotFound(): Promise<ReactNode> {
  const { NotFoundTemplate } = await import('../page-templates/not-found-template.tsx');
  return <NotFoundTemplate />;
}
