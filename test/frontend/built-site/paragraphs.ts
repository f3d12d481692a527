import { type BuiltPage, textOf } from './built-pages.ts';

const blocks = 'p, li, dd, h1, h2, h3, h4, summary, blockquote, td';
const fewestWords = 8;

/**
 * A page's own paragraphs with at least eight words, without header, footer and form. The contact section is shared, so
 * it counts on the contact page only.
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

/** Lists paragraphs and sentences that occur on more than one page. */
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
