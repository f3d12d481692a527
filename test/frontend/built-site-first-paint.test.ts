import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtPages, dist } from './built-site/built-pages.ts';

const files = builtPages();

describe('every page', () => {
  test('has no render-blocking files, and no script in an element', () => {
    const waiting = files.flatMap(({ path: address, document }) =>
      [...document.querySelectorAll('head link[rel~="stylesheet"]:not([disabled]), script[src]')].map(
        ({ outerHTML }) => `${address}: ${outerHTML}`,
      ),
    );
    expect(waiting).toEqual([]);
  });

  test('has the whole stylesheet for its script to enable, and at its end for browsers without script', () => {
    const named = files.flatMap(({ document }) =>
      ['head > link[disabled]', 'body > noscript:last-child > link'].map((link) =>
        document.querySelector(link)?.getAttribute('href'),
      ),
    );
    expect(new Set(named).size).toBe(1);
    expect(existsSync(path.join(dist.site, named[0] ?? 'none'))).toBe(true);
  });

  test('allows its own inline styles and script, and no other, before them', () => {
    for (const { path: address, html } of files) {
      const [policy, ...others] = html.matchAll(
        /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g,
      );
      const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
      const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs)];
      expect([others, scripts.length], address).toEqual([[], 1]);
      const hashes = [...styles, ...scripts].map(([, content = '']) =>
        createHash('sha256').update(content).digest('base64'),
      );
      expect(policy?.[1]?.match(/(?<='sha256-)[^']+(?=')/g), address).toEqual(hashes);
      for (const { index } of [...styles, ...scripts]) expect(policy?.index, address).toBeLessThan(index);
    }
  });
});
