import { expect, test } from 'vitest';
import { heroImage } from '#frontend/layout/hero-image.ts';
import { industry } from '#test/support/pages/pages-of-each-kind.ts';

test.each([
  ['of its card, which is wide', industry.path, true],
  ['of the overview, which is not', '/industries/without-a-card', false],
])('an industry page without an illustration of its own shows that %s', (_, path, wide) => {
  expect(heroImage(path, { heading: '', paragraph: '', action: '' }).wide).toBe(wide);
});
