import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nightly } from '#test/support/browser/nightly.ts';
import { anyPath } from './any-path.ts';
import { constant, decide, redirection } from './viewer-request.ts';

const site = 'https://www.example';

const runs = { numRuns: nightly ? 5000 : 500 };

/** Follows redirects as a browser does and returns the requested paths. More than four is a loop. */
function visit(path: string): readonly string[] {
  const paths = [path];
  for (let next = path; paths.length <= 4; ) {
    const location = redirection(decide(next));
    if (location === undefined) break;
    next = new URL(location, site).pathname;
    paths.push(next);
  }
  return paths;
}

describe('whatever the path', () => {
  test('a redirect stays on the site', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const location = redirection(decide(path));
        if (location === undefined) return;
        expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(new URL(location, site).origin).toBe(site);
        // A browser resolves it to the intended address.
        const { pathname, hash } = new URL(location, site);
        expect(pathname + hash).toBe(location);
      }),
      runs,
    );
  });

  test('redirects come to an end', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        expect(visit(path).length - 1).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });

  test('the origin is asked for a plain path', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const decision = decide(path);
        if (!('uri' in decision)) return;
        expect(decision.uri).toMatch(/^\/[\x21-\x7e]+[^/]$/);
        expect(decision.uri).not.toMatch(/\.\.|\/\/|\\|%2e|%2f|%5c|%0/i);
      }),
      runs,
    );
  });

  test('one file has one address', () => {
    fc.assert(
      fc.property(anyPath, anyPath, (one, other) => {
        const [first, second] = [decide(one), decide(other)];
        if (!('uri' in first && 'uri' in second) || first.uri !== second.uri) return;
        expect(one === other || first.uri === constant('missing')).toBe(true);
      }),
      runs,
    );
  });

  test('a query never leads away', () => {
    const value = fc.record({ value: fc.webQueryParameters() });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('a', '//evil.example', 'b%00'), value), (query) => {
        const location = redirection(decide('/about/', query));
        expect(new URL(location ?? '', site)).toMatchObject({ origin: site, pathname: '/about' });
      }),
    );
  });
});
