import { serviceMenu } from '../../site/menus.ts';
import type { Surface } from '../../ui/surface.ts';

/** Surface of the hero for each group, in menu order. */
const heroes: readonly Surface[] = ['ink', 'mint', 'cobalt', 'cobalt', 'sand', 'sky', 'ink'];

/** These alternate from page to page. */
const benefits: readonly Surface[] = ['sand', 'mint', 'sky'];
const solutions: readonly Surface[] = ['ink', 'cobalt'];
/** Surfaces of input and output, which differ from the surface of the benefits below them. */
const flows: readonly (readonly [Surface, Surface])[] = [
  ['mint', 'sky'],
  ['sand', 'sky'],
  ['sand', 'mint'],
];

/**
 * The layout variant of a service page. The group selects the hero, and the position in the group selects the rest, so
 * that adjacent pages look different.
 */
export function layoutVariantOf(path: string) {
  const group = Math.max(
    serviceMenu.findIndex(({ id }) => path.startsWith(`/${id}/`)),
    0,
  );
  const place = Math.max(serviceMenu[group]?.links.findIndex((link) => link.path === path) ?? 0, 0);
  const turn = group + place;
  return {
    hero: heroes[group] ?? 'cobalt',
    flow: flows[turn % flows.length] ?? (['sand', 'sky'] as const),
    benefits: benefits[turn % benefits.length] ?? 'mint',
    solutions: solutions[turn % solutions.length] ?? 'ink',
    illustrationFirst: place % 2 === 1,
    solutionsAs: place % 2 === 0 ? ('rows' as const) : ('panels' as const),
    /** Rotates the colors of the why cards. */
    turn,
  };
}
