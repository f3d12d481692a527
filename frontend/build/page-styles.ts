import { hash } from 'node:crypto';
import Beasties from 'beasties';
import { pagePolicy } from './page-policy.ts';

/**
 * Inlines into pages the rules that they use, moves the stylesheet to the end of the body, where it does not delay the
 * first paint, and adds to each page the Content-Security-Policy that allows exactly what it inlines.
 * @param site the built site's folder, in which the stylesheet is
 * @param connectSources origins other than the site's own that inquiries are sent to
 * @returns a function from the HTML of a page to that of the finished page
 */
export function inlineStyles(site: string, connectSources: readonly string[]) {
  const beasties = new Beasties({
    path: site,
    preload: 'body',
    // Beasties leaves out pseudo-classes when it looks for a selector's elements. It would drop rules with :is() or :where(),
    // and those in which nothing is left between two combinators, such as `a > :last-child b`.
    allowRules: [/:is\(|:where\(/, /(?:^|[\s>+~]):/],
    // The font faces, which no selector belongs to.
    reduceInlineStyles: false,
    logLevel: 'warn',
  });
  return async (html: string): Promise<string> => {
    // Beasties marks the element that it works in.
    const page = (await beasties.process(html)).replace(' data-beasties-container', '');
    const policy = pagePolicy(
      { styles: inlineHashes(page, 'style'), scripts: inlineHashes(page, 'script') },
      connectSources,
    );
    return page.replace(
      /<meta charset[^>]*>/,
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    );
  };
}

/** SHA-256 of the content of each such element without attributes, in Base64. */
function inlineHashes(html: string, element: 'style' | 'script'): string[] {
  const contents = html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
  return Array.from(contents, ([, content = '']) => hash('sha256', content, 'base64'));
}
