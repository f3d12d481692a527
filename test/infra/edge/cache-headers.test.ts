import { expect, test } from 'vitest';
import { cacheControl } from '#infra/edge/cache-headers.ts';

test.each(['/assets/client-B4x.js', '/assets/fonts/figtree.woff2'])('%s never changes', (path) => {
  expect(cacheControl(path)).toBe('public, max-age=31536000, immutable');
});

test.each(['/', '/about.html', '/industries/index.html', '/robots.txt', '/assets', '/x/assets/a.js'])(
  '%s is asked for again each time',
  (path) => {
    expect(cacheControl(path)).toBe('public, max-age=0, must-revalidate');
  },
);
