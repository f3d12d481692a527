import { expect, it } from 'vitest';
import { lowContrasts } from '#test/support/measure/low-contrasts.ts';

it('each color stands out from what is behind it (WCAG 1.4.3 and 1.4.11)', () => {
  expect(lowContrasts()).toEqual([]);
});
