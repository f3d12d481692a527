import type { ComponentType, ReactNode } from 'react';
import type { PageMetadata } from '../content/types.ts';
import type { PageTemplateProps } from '../page-templates/page-template-props.ts';
import { type Page, pageAt } from '../site/pages.ts';
import { MetadataTags } from './metadata-tags.tsx';
import { pageTemplates } from './page-kinds.ts';
import { reloadOnce } from './reload-once.ts';

const loading = new Map<string, Promise<ReactNode>>();
const loaded = new Map<string, ReactNode>();

/** Loads a page's template and content once. Rejects if a part cannot be loaded. */
export function loadPage(page: Page): Promise<ReactNode> {
  let element = loading.get(page.path);
  if (!element) {
    element = compose(page);
    loading.set(page.path, element);
    element.then(
      (ready) => loaded.set(page.path, ready),
      // Lets a later attempt try again. The caller handles the rejection.
      () => loading.delete(page.path),
    );
  }
  return element;
}

/** Loads the page at a path early. Errors are ignored here and reported when the page is opened. */
export function prefetchPage(path: string): void {
  const page = pageAt(path);
  if (page) loadPage(page).catch(() => undefined);
}

const opened = new Map<string, Promise<ReactNode>>();

/** Loads a page that is shown now, and reloads the document once if a part cannot be loaded. */
export function openPage(page: Page): Promise<ReactNode> {
  let element = opened.get(page.path);
  if (!element) {
    element = loadPage(page).catch(reloadOnce);
    opened.set(page.path, element);
  }
  return element;
}

/** The element of a page that is already loaded, so that hydration renders it synchronously. */
export function loadedPage(page: Page): ReactNode | undefined {
  return loaded.get(page.path);
}

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
