import { hash } from 'node:crypto';
import Beasties from 'beasties';
import { DomUtils, parseDocument } from 'htmlparser2';
import postcss from 'postcss';
import { pagePolicy } from './page-policy.ts';

/**
 * Inlines into pages the rules of what they show at first, lets the stylesheet wait for the page's script (site.ts), which
 * enables it after the first paint, and adds to each page the Content-Security-Policy that allows exactly what it inlines.
 * @param site the built site's folder, in which the stylesheet is
 * @param connectSources origins other than the site's own that inquiries are sent to
 * @returns a function from the HTML of a page to that of the finished page
 */
export function inlineStyles(site: string, connectSources: readonly string[]) {
  const beasties = new Beasties({
    path: site,
    preload: 'body',
    // Beasties leaves out pseudo-classes when it looks for a selector's elements. It would drop rules that begin with one,
    // and those in which one stands alone between two combinators, such as `a > :last-child b`. Rules
    // that begin with an attribute may go: it is `dir`, which only a translator sets.
    allowRules: [/^:/, /^[^[].*[\s>+~]:[^\s>+~]+[\s>+~]/],
    // The font faces, which no selector belongs to.
    reduceInlineStyles: false,
    logLevel: 'warn',
  });
  return async (html: string): Promise<string> => {
    const [withoutMenus, menus] = cutClosedMenus(html);
    const page = (await beasties.process(withoutMenus))
      // The script of the page (site.ts) enables the stylesheet.
      .replace(
        /<\/head>(.*)<link rel="stylesheet"([^>]*)><\/body>/s,
        '<link rel="stylesheet" disabled$2></head>$1<noscript><link rel="stylesheet"$2></noscript></body>',
      )
      // One inline style instead of two, which would need another hash.
      .replace(/<style>([^<]*)<\/style>(.*?)<style>/s, '$2<style>$1')
      // A mark of Beasties.
      .replace(/ data-beasties-container/g, '')
      .replace(/(?<=<style>).*?(?=<\/style>)/gs, withoutLaterRules)
      .replace(/<!--menu (\d+)-->/g, (_, index) => menus[index] as string);
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

/**
 * Cuts the closed menus out of a page, so that Beasties does not find their rules in use.
 * @returns the page with a comment in place of each menu, and the menus
 */
function cutClosedMenus(html: string): [string, string[]] {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const closed = DomUtils.findAll(
    ({ name, attribs }) => name === 'dialog' || 'hidden' in attribs,
    document.children,
  );
  const menus: string[] = [];
  let rest = '';
  let end = 0;
  for (const { startIndex, endIndex } of closed) {
    // Cut out with the menu around it, as the hidden groups of the services menu are.
    if (startIndex === null || endIndex === null || startIndex < end) continue;
    rest += `${html.slice(end, startIndex)}<!--menu ${menus.length}-->`;
    end = endIndex + 1;
    menus.push(html.slice(startIndex, end));
  }
  return [rest + html.slice(end), menus];
}

/** A selector of an element that is hovered, pressed or focused. `:is([open], :hover)` is none, as it also applies without. */
const ofState = /(?<![(,] *):(?:hover|active|focus)|:is\((?:,? *:(?:hover|active|focus)[-\w]*)+\)/;

/** Leaves out the rules that apply only on paper, and those on hover, press or focus with the transitions to them. */
function withoutLaterRules(css: string): string {
  const root = postcss.parse(css);
  root.walkDecls('transition', (declaration) => {
    if (!declaration.important) declaration.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0 || rule.selectors.every((selector) => ofState.test(selector))) rule.remove();
  });
  root.walkAtRules('media', (media) => {
    if (media.params === 'print' || media.nodes?.length === 0) media.remove();
  });
  return root.toString();
}

/** SHA-256 of the content of each such element without attributes, in Base64. */
function inlineHashes(html: string, element: 'style' | 'script'): string[] {
  const contents = html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
  return Array.from(contents, ([, content = '']) => hash('sha256', content, 'base64'));
}
