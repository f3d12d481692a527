import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBuildOutput } from '#infra/aws/build-output.ts';
import { securityHeaders } from '#infra/edge/security-headers.ts';
import { type BuiltPage, builtPages, dist } from './built-site/built-pages.ts';

/** Payload of TCP's initial congestion window: ten packets, without headers and encryption. */
const firstFlight = 14 * 1024;

/** Compresses like a content delivery network, at a low quality. */
const compressOnTheFly = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

let files: readonly BuiltPage[];

beforeAll(() => {
  files = builtPages();
}, 180_000);

describe('every page', () => {
  test('fits into the initial congestion window when it is compressed on the fly', () => {
    const sizes = files.map(({ path: address, html }) => ({ address, bytes: compressOnTheFly(html).length }));
    expect(sizes.filter(({ bytes }) => bytes > firstFlight)).toEqual([]);
  });

  test('has no render-blocking files', () => {
    const waiting = files.flatMap(({ path: address, document }) =>
      [
        ...document.querySelectorAll(
          'link[rel~="stylesheet"], script[src]:not([type="module"], [async], [defer])',
        ),
      ].map(({ outerHTML }) => `${address}: ${outerHTML}`),
    );
    expect(waiting).toEqual([]);
  });

  test('refers to the whole stylesheet', () => {
    const named = files.map(({ document }) =>
      document.querySelector('head > style')?.getAttribute('data-part-of'),
    );
    expect(new Set(named).size).toBe(1);
    expect(existsSync(path.join(dist.site, named[0] ?? 'none'))).toBe(true);
  });
});

describe('the Content-Security-Policy', () => {
  const policy = () => securityHeaders(readBuildOutput())['content-security-policy'] ?? '';

  test('allows the inline style of every page and no other', () => {
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

  test('is short, as every response contains it', () => {
    expect(policy().length).toBeLessThan(1500);
  });
});
