import { expect, test } from 'vitest';
import { sizeReport } from '#frontend/build/sizes.ts';

test('the build names each page that needs a second round trip, and the largest scripts', () => {
  const report = sizeReport({
    pages: [
      { file: 'index.html', bytes: 13_750 },
      { file: 'faq.html', bytes: 13_751 },
    ],
    scripts: [
      { file: 'assets/entry.js', bytes: 1_000 },
      { file: 'assets/react.js', bytes: 60_000 },
    ],
  });
  expect(report).toEqual([
    expect.stringMatching(/^faq\.html needs a second round trip: 13751 bytes .* 14600$/),
    '2 scripts, 61.0 KB (Brotli 5); the largest: react.js 60.0 KB, entry.js 1.0 KB',
  ]);
});
