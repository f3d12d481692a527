import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type AnimationName,
  type CustomAtRules,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';
import type { SiteFile } from '#frontend/prerender/prerender.tsx';

/** The stylesheet of the built site, which its pages no longer link to. */
export interface DetachedStylesheet {
  /** The built page without the stylesheet. */
  readonly template: string;
  readonly css: string;
  /** Address of the file with all rules, which the script loads. */
  readonly url: string;
}

/** Removes the stylesheet from the built page and preloads the font, so that the first paint waits for no request. */
export async function detachStylesheet(outDir: string): Promise<DetachedStylesheet> {
  const built = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const [link, file] = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*>/.exec(built) ?? [];
  if (!link || !file) throw new Error('The built index.html does not link to a stylesheet');
  const css = await readFile(path.join(outDir, file), 'utf8');
  await rm(path.join(outDir, file));
  const allRules = withoutFonts(css);
  const url = `/assets/site-${hashOf(allRules, 'base64url').slice(0, 8)}.css`;
  await writeFile(path.join(outDir, url), allRules);
  // The font of the text comes first in the styles.
  const [font] = /\/assets\/[^"')]+\.woff2/.exec(css) ?? [];
  const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
  return { template: built.replace(link, font ? preload : ''), css, url };
}

/**
 * Inlines into every page the rules that pages of its kind need before a script runs. They are the same for all pages of
 * a kind because the Content-Security-Policy of every response lists the hash of every inlined style.
 * @returns the finished files, and the hashes, such as `sha256-BASE64`
 */
export function inlineStyles(files: readonly SiteFile[], { css, url }: DetachedStylesheet) {
  const styles = new Map<string, string>();
  for (const [kind, pages] of Map.groupBy(files, (file) => file.kind)) {
    if (kind) styles.set(kind, matchingRules(css, pages.map(({ text }) => text).join('\n')));
  }
  return {
    files: files.map(({ file, text, kind = '' }) => ({
      file,
      text: text.replace('</head>', () => `<style data-part-of="${url}">${styles.get(kind)}</style></head>`),
    })),
    styleHashes: [...new Set(styles.values())].map((style) => `sha256-${hashOf(style, 'base64')}`),
  };
}

/**
 * The part of a stylesheet that pages need until a script changes them: every rule whose tags, classes and ids occur in
 * the pages. What the browser can change by itself (:hover, [open], @media ...) always counts as possible. Rules keep
 * their order, and fonts always stay.
 * @param css a complete stylesheet
 * @param html the pages; any word in them counts as a name, which keeps too many rules rather than too few
 */
export function matchingRules(css: string, html: string): string {
  const words = new Set(html.match(/[\w-]+/g));
  const matching = transformed(css, { Selector: (selector) => (canMatch(selector, words) ? undefined : []) });
  const used = usedNames(matching);
  return transformed(matching, {
    Rule: { keyframes: ({ value }) => (used.has(value.name.value) ? undefined : []) },
    // Lightning CSS also treats properties that it does not know as custom.
    Declaration: { custom: ({ name }) => (used.has(name) || !name.startsWith('--') ? undefined : []) },
  });
}

/** A stylesheet without its fonts, for pages that already declare them: a browser fetches a redeclared font again. */
export function withoutFonts(css: string): string {
  return transformed(css, { Rule: { 'font-face': () => [] } });
}

function canMatch(selector: readonly SelectorComponent[], words: ReadonlySet<string>): boolean {
  return selector.every((component) => {
    switch (component.type) {
      case 'type':
      case 'class':
      case 'id':
        return words.has(component.name);
      case 'pseudo-class':
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

function hashOf(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}
