import { expect, test } from 'vitest';
import { heroImage } from '#frontend/layout/hero-image.ts';
import { industry } from '#test/support/pages/pages-of-each-kind.ts';

test.each([
  ['an industry', 'its card, which is wide', industry.path, 'middle'],
  ['an industry', 'the overview, which is not', '/industries/without-a-card', undefined],
  ['a role', 'its group, a wide scene of which the people are on the right', '/eaas/a-role', 'right'],
])('the page of %s without an illustration of its own shows that of %s', (_, __, path, wide) => {
  expect(heroImage(path, { heading: '', paragraph: '', action: '' }).wide).toBe(wide);
});
