import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteFile } from '#frontend/prerender.tsx';
import { matchingRules, withoutFonts } from './matching-rules.ts';

/** The stylesheet of the built site, no longer linked by its pages. */
export interface Detached {
  /** The built page without it. */
  readonly template: string;
  readonly css: string;
  /** Address of the file that holds the rules again, for when a script runs. */
  readonly url: string;
}

/** Takes the stylesheet out of the built page and fetches the font early, so that no request stands before the first paint. */
export async function detachStylesheet(outDir: string): Promise<Detached> {
  const built = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const [link, file] = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*>/.exec(built) ?? [];
  if (!link || !file) throw new Error('The built index.html names no stylesheet');
  const css = await readFile(path.join(outDir, file), 'utf8');
  await rm(path.join(outDir, file));
  const whole = withoutFonts(css);
  const url = `/assets/site-${hashOf(whole, 'base64url').slice(0, 8)}.css`;
  await writeFile(path.join(outDir, url), whole);
  const font = (await readdir(path.join(outDir, 'assets'))).find((name) => name.endsWith('.woff2'));
  const preload = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`;
  return { template: built.replace(link, font ? preload : ''), css, url };
}

/**
 * Puts into every page the rules that pages of its kind need before a script runs. By kind and not by page, as the
 * policy names the hash of every such style, on every response.
 * @returns the finished files, and the hashes, such as `sha256-BASE64`
 */
export function inlineStyles(files: readonly SiteFile[], { css, url }: Detached) {
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

function hashOf(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}
