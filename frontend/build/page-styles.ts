import { hash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type AnimationName,
  type CustomAtRules,
  type MediaQuery,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';
import { pagePolicy } from './page-policy.ts';
import type { SiteFile } from './prerender.tsx';

/**
 * Moves the stylesheet from the head to the end of the body, where it does not delay the first paint, and preloads the
 * font. Each page inlines the rules that its first paint needs.
 * @returns the built page without its styles, and the whole stylesheet, fonts included
 */
export async function detachStylesheet(outDir: string) {
  const built = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const [link, file] = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*>/.exec(built) ?? [];
  if (!link || !file) throw new Error('The built index.html does not link to a stylesheet');
  const css = await readFile(path.join(outDir, file), 'utf8');
  await rm(path.join(outDir, file));
  // Pages inline the font faces: a browser would fetch a font that is declared again a second time.
  const allRules = withoutFonts(css);
  const url = `/assets/site-${hash('sha256', allRules, 'base64url').slice(0, 8)}.css`;
  await writeFile(path.join(outDir, url), allRules);
  // The font of the text comes first in the styles.
  const [font] = /\/assets\/[^"')]+\.woff2/.exec(css) ?? [];
  const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
  const template = built
    .replace(link, font ? preload : '')
    .replace('</body>', () => `<link rel="stylesheet" href="${url}" fetchpriority="low"></body>`);
  return { template, css };
}

/**
 * Inlines into every page the rules that its first paint needs, and the Content-Security-Policy that allows exactly
 * these and the page's inline script.
 * @param connectSources origins other than the site's own that inquiries are sent to
 */
export function inlineStyles(
  files: readonly SiteFile[],
  css: string,
  connectSources: readonly string[],
): SiteFile[] {
  return files.map((file) => {
    if (!file.file.endsWith('.html')) return file;
    const style = matchingRules(css, withoutMenus(file.text));
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(file.text) ?? [];
    const policy = pagePolicy(
      { style: hash('sha256', style, 'base64'), script: hash('sha256', script, 'base64') },
      connectSources,
    );
    const text = file.text
      .replace(
        /<meta charset[^>]*>/,
        (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      )
      .replace('</head>', () => `<style>${style}</style></head>`);
    return { ...file, text };
  });
}

/**
 * Drops the menus, which are closed at first. In the header, only the menus and the sidebar are in Suspense boundaries,
 * which React marks by comments.
 */
function withoutMenus(html: string): string {
  return html.replace(/<header[\s\S]*?<\/header>/, (header) =>
    header.replaceAll(/<!--\$-->[\s\S]*?<!--\/\$-->/g, ''),
  );
}

/**
 * The part of a stylesheet that pages need until a script changes them: every rule whose tags, classes, ids and attributes
 * occur in the pages. What the browser can change by itself (:focus, [open], @media ...) always counts as possible. Only
 * what reacts to a mouse, printing and forced colors wait for the linked stylesheet. Rules keep their order, and fonts
 * always stay.
 * @param css a complete stylesheet
 * @param html the pages; any word in them counts as a name, which keeps too many rules rather than too few
 */
export function matchingRules(css: string, html: string): string {
  const words = new Set(html.match(/[\w-]+/g));
  const matching = transformed(css, {
    Rule: { media: ({ value }) => (value.query.mediaQueries.every(canWait) ? [] : undefined) },
    Selector: (selector) => (canMatch(selector, words) ? undefined : []),
  });
  const used = usedNames(matching);
  return transformed(matching, {
    Rule: { keyframes: ({ value }) => (used.has(value.name.value) ? undefined : []) },
    // Lightning CSS also treats properties that it does not know as custom.
    Declaration: { custom: ({ name }) => (used.has(name) || !name.startsWith('--') ? undefined : []) },
  });
}

/** Whether the linked stylesheet is early enough for a media query: printing and forced colors. */
function canWait({ mediaType, qualifier, condition }: MediaQuery): boolean {
  if (mediaType === 'print') return qualifier !== 'not';
  return condition?.type === 'feature' && condition.value.name === 'forced-colors';
}

function withoutFonts(css: string): string {
  return transformed(css, { Rule: { 'font-face': () => [] } });
}

function canMatch(selector: readonly SelectorComponent[], words: ReadonlySet<string>): boolean {
  return selector.every((component) => {
    switch (component.type) {
      case 'type':
      case 'class':
      case 'id':
        return words.has(component.name);
      case 'attribute':
        // A visitor opens details by the browser alone.
        return component.name === 'open' || words.has(component.name);
      case 'pseudo-class':
        if (component.kind === 'hover' || component.kind === 'active') return false;
        return component.kind === 'is' || component.kind === 'where' || component.kind === 'has'
          ? component.selectors.some((inner) => canMatch(inner, words))
          : true;
      default:
        return true;
    }
  });
}

/** The custom properties and keyframes that a stylesheet uses. */
function usedNames(css: string): ReadonlySet<string> {
  const used = new Set<string>();
  const addAnimation = (name: AnimationName) => {
    if (name.type !== 'none') used.add(name.value);
  };
  transformed(css, {
    Variable: ({ name }) => void used.add(name.ident),
    // A declaration that contains var() is not parsed further, so an animation's name is one of its tokens.
    Token: { ident: ({ value }) => void used.add(value) },
    Declaration(declaration) {
      if (declaration.property === 'animation') for (const { name } of declaration.value) addAnimation(name);
      if (declaration.property === 'animation-name') declaration.value.forEach(addAnimation);
    },
  });
  return used;
}

function transformed(css: string, visitor: Visitor<CustomAtRules>): string {
  const { code } = transform({ filename: 'site.css', code: Buffer.from(css), minify: true, visitor });
  return code.toString().trim();
}
