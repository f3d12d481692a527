import { type BuiltPage, textOf } from './built-pages.ts';

const blocks = 'p, li, dd, h1, h2, h3, h4, summary, blockquote, td';
const fewestWords = 8;

/**
 * A page's own paragraphs of some length: without header, footer and form, and, beside the contact page, without the
 * contact block, which belongs to all.
 */
function paragraphsOf({ path, document }: BuiltPage): string[] {
  const shared = path === '/contact-us' ? 'form' : 'form, #contact';
  return [...document.querySelectorAll('main *')]
    .filter(
      (element) => element.matches(blocks) && !element.querySelector(blocks) && !element.closest(shared),
    )
    .map(textOf)
    .filter((text) => text.split(' ').length >= fewestWords);
}

/** Paragraphs, and sentences of the same length, that stand on more than one page, with the pages. */
export function sharedParagraphs(pages: readonly BuiltPage[]): string[] {
  const found = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const paragraph of paragraphsOf(page)) {
      for (const text of [paragraph, ...paragraph.split(/(?<=[.!?]) /)]) {
        if (text.split(' ').length < fewestWords) continue;
        const key = text.toLowerCase();
        found.set(key, (found.get(key) ?? new Set()).add(page.path));
      }
    }
  }
  return [...found]
    .filter(([, paths]) => paths.size > 1)
    .map(([text, paths]) => `${[...paths].join(' and ')}: ${text}`);
}
