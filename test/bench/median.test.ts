import fc from 'fast-check';
import { expect, test } from 'vitest';
import { median, quantile } from './median.ts';

test('the median is the middle value, or between the two in the middle', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('a quantile is one of the values, and at least its part of them is not above it', () => {
  const values = fc.array(fc.integer(), { minLength: 1 });
  fc.assert(
    fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
      const found = quantile(all, part);
      expect(all).toContain(found);
      expect(all.filter((value) => value <= found).length).toBeGreaterThanOrEqual(part * all.length);
    }),
  );
  expect(quantile([3, 1, 2, 4], 0.5)).toBe(2);
  expect(quantile([], 0.5)).toBeNaN();
});
