import { createHash } from 'node:crypto';
import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBuildOutput } from '#infra/aws/build-output.ts';
import { securityHeaders } from '#infra/edge/security-headers.ts';
import { type BuiltPage, builtPages, dist } from './built-site/built-pages.ts';

/** What a server may send before it hears from the browser: ten packets, headers and encryption left out. */
const firstFlight = 14 * 1024;

/** As a content delivery network compresses. */
const hastily = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

let files: readonly BuiltPage[];

beforeAll(() => {
  files = builtPages();
}, 180_000);

describe('every page', () => {
  test('arrives in the first flight, with all that its first view needs', () => {
    const sizes = globSync('**/*.html.br', { cwd: dist.compressed }).map((file) => ({
      file,
      bytes: statSync(path.join(dist.compressed, file)).size,
    }));
    expect(sizes).toHaveLength(files.length);
    expect(sizes.filter(({ bytes }) => bytes > firstFlight)).toEqual([]);
  });

  test('does so where it is compressed on the way, which is done in haste', () => {
    const sizes = files.map(({ path: address, html }) => ({ address, bytes: hastily(html).length }));
    expect(sizes.filter(({ bytes }) => bytes > firstFlight)).toEqual([]);
  });

  test('waits for no other file before it shows', () => {
    const waiting = files.flatMap(({ path: address, document }) =>
      [
        ...document.querySelectorAll(
          'link[rel~="stylesheet"], script[src]:not([type="module"], [async], [defer])',
        ),
      ].map(({ outerHTML }) => `${address}: ${outerHTML}`),
    );
    expect(waiting).toEqual([]);
  });

  test('names the stylesheet that holds the rest', () => {
    const named = files.map(({ document }) =>
      document.querySelector('head > style')?.getAttribute('data-part-of'),
    );
    expect(new Set(named).size).toBe(1);
    expect(existsSync(path.join(dist.site, named[0] ?? 'none'))).toBe(true);
  });
});

describe('the policy', () => {
  const policy = () => securityHeaders(readBuildOutput())['content-security-policy'] ?? '';

  test('allows the style of every page and none besides', () => {
    const inlined = files.flatMap(({ html }) => [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]);
    expect(inlined).toHaveLength(files.length);
    const hashes = inlined.map(
      ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    );
    expect([...new Set(hashes)].sort()).toEqual(
      policy()
        .match(/'sha256-[^']+'/g)
        ?.sort(),
    );
  });

  test('stays short, as it comes with every response', () => {
    expect(policy().length).toBeLessThan(1500);
  });
});
