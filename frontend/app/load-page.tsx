import type { ComponentType, ReactNode } from 'react';
import type { PageMetadata } from '../content/types.ts';
import type { PageTemplateProps } from '../page-templates/page-template-props.ts';
import type { PageLoader } from '../router/page-loader.ts';
import { type Page, pageAt } from '../site/pages.ts';
import { MetadataTags } from './metadata-tags.tsx';
import { pageTemplates } from './page-kinds.ts';

/** The latest attempt to load each page, by path. */
const attempts = new Map<string, Promise<ReactNode>>();
const loaded = new Map<string, ReactNode>();
/** Pages whose latest attempt failed, and pages of which any did. */
const failed = new Set<string>();
const failedOnce = new Set<string>();

/** Loads a page's template and content once, and again if that failed. Rejects if a part cannot be loaded. */
export function loadPage(page: Page): Promise<ReactNode> {
  const { path } = page;
  let attempt = attempts.get(path);
  if (!attempt || failed.delete(path)) {
    attempt = compose(page);
    attempts.set(path, attempt);
    attempt.then(
      (element) => loaded.set(path, element),
      // The caller handles the rejection.
      () => {
        failed.add(path);
        failedOnce.add(path);
      },
    );
  }
  return attempt;
}

/** The element of a page that is already loaded, so that hydration renders it synchronously. */
export function loadedPage(page: Page): ReactNode | undefined {
  return loaded.get(page.path);
}

/** For rendering: the latest attempt, even if it failed, as a new one for every render would never end. */
export function attemptFor(page: Page): Promise<ReactNode> {
  return attempts.get(page.path) ?? loadPage(page);
}

/** For the router's links. */
export const pageLoader: PageLoader = {
  isPage: (path) => pageAt(path) !== undefined,
  isLoaded: (path) => loaded.has(path),
  hasFailed: (path) => failedOnce.has(path) && !loaded.has(path),
  async load(path) {
    const page = pageAt(path);
    if (page) await loadPage(page);
  },
};

async function compose(page: Page): Promise<ReactNode> {
  switch (page.kind) {
    case 'home':
      return show(page, page.load(), pageTemplates.home());
    case 'about':
      return show(page, page.load(), pageTemplates.about());
    case 'hire':
      return show(page, page.load(), pageTemplates.hire());
    case 'faq':
      return show(page, page.load(), pageTemplates.faq());
    case 'blogs':
      return show(page, page.load(), pageTemplates.blogs());
    case 'article':
      return show(page, page.load(), pageTemplates.article());
    case 'industries':
      return show(page, page.load(), pageTemplates.industries());
    case 'contact':
      return show(page, page.load(), pageTemplates.contact());
    case 'industry':
      return show(page, page.load(), pageTemplates.industry());
    case 'service':
      return show(page, page.load(), pageTemplates.service());
    default:
      return page satisfies never;
  }
}

async function show<Content extends { metadata: PageMetadata }>(
  page: Page,
  loading: Promise<{ content: Content }>,
  template: Promise<ComponentType<PageTemplateProps<Content>>>,
): Promise<ReactNode> {
  const [{ content }, Template] = await Promise.all([loading, template]);
  return (
    <>
      <MetadataTags metadata={content.metadata} path={page.path} />
      <Template content={content} path={page.path} />
    </>
  );
}
