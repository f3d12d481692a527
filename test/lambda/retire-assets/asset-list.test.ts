import { expect, it } from 'vitest';
import { readAssetList } from '#lambda/retire-assets/asset-list.ts';

it('is what the build wrote', () => {
  expect(readAssetList('["assets/a.js", "assets/fonts/b.woff2"]')).toEqual(
    new Set(['assets/a.js', 'assets/fonts/b.woff2']),
  );
});

// By any of these all that is live would count as old.
it.each(['[]', '{}', 'null', '"assets/a.js"', '["a.js"]', '["assets/a.js", 7]', '', '["/assets/a.js"]'])(
  'is not: %s',
  (text) => {
    expect(() => readAssetList(text)).toThrow();
  },
);
