import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { reserve } from './built-site/budget-reserve.ts';
import { builtPages, dist } from './built-site/built-pages.ts';

/** Payload of TCP's initial congestion window: ten packets, without headers and encryption. */
const firstFlight = 14 * 1024;

/** Compresses like a content delivery network, at a low quality. */
const compressOnTheFly = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

const files = builtPages();

describe('every page', () => {
  test('fits into the initial congestion window when it is compressed on the fly', () => {
    const sizes = files.map(({ path: address, html }) => ({ address, bytes: compressOnTheFly(html).length }));
    expect(sizes.filter(({ bytes }) => bytes > firstFlight * (1 - reserve))).toEqual([]);
  });

  test('has no render-blocking files', () => {
    const waiting = files.flatMap(({ path: address, document }) =>
      [
        ...document.querySelectorAll(
          'head link[rel~="stylesheet"], script[src]:not([type="module"], [async], [defer])',
        ),
      ].map(({ outerHTML }) => `${address}: ${outerHTML}`),
    );
    expect(waiting).toEqual([]);
  });

  test('links to the whole stylesheet at its end', () => {
    const named = files.map(({ document }) =>
      document.querySelector('body > link[rel="stylesheet"]:last-child')?.getAttribute('href'),
    );
    expect(new Set(named).size).toBe(1);
    expect(existsSync(path.join(dist.site, named[0] ?? 'none'))).toBe(true);
  });

  test('allows its own inline style and script, and no other, before them', () => {
    for (const { path: address, html } of files) {
      const [policy, ...others] = html.matchAll(
        /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g,
      );
      const [style, ...moreStyles] = html.matchAll(/<style[^>]*>(.*?)<\/style>/gs);
      const [script, ...moreScripts] = html.matchAll(
        /<script(?! type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs,
      );
      expect([others, moreStyles, moreScripts], address).toEqual([[], [], []]);
      const hashes = [style, script].map((element) =>
        createHash('sha256')
          .update(element?.[1] ?? '')
          .digest('base64'),
      );
      expect(policy?.[1]?.match(/(?<='sha256-)[^']+(?=')/g), address).toEqual(hashes);
      for (const element of [style, script]) expect(policy?.index, address).toBeLessThan(element?.index ?? 0);
    }
  });
});
