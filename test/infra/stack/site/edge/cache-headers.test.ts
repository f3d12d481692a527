import { describe, expect, test } from 'vitest';
import { cacheControl } from '#infra/stack/site/edge/cache-headers.ts';

test.each(['/assets/client-B4x.js', '/assets/fonts/figtree.woff2'])('%s never changes', (path) => {
  expect(cacheControl(path)).toBe('public, max-age=31536000, immutable');
});

describe.each(['/', '/about.html', '/industries/index.html', '/robots.txt', '/assets', '/x/assets/a.js'])(
  '%s',
  (path) => {
    const directives = cacheControl(path).split(', ');

    test('is revalidated by browsers each time', () => {
      expect(directives).toContain('max-age=0');
      // RFC 9111, 5.2.2.2: nothing stale may be shown, whatever the other directives are.
      expect(directives).toContain('must-revalidate');
    });

    test('is stored by CloudFront until a deployment invalidates it', () => {
      expect(directives).toContain('s-maxage=31536000');
    });
  },
);
