import { serviceMenu } from '../../navigation.ts';
import type { Surface } from '../../ui/surface.ts';

/** The hero's text panel, by group: what a group's pages have in common. */
const heroes: readonly Surface[] = ['ink', 'mint', 'cobalt', 'cobalt', 'sand', 'sky', 'ink'];

/** In turn, from page to page. */
const benefits: readonly Surface[] = ['sand', 'mint', 'sky'];
const solutions: readonly Surface[] = ['ink', 'cobalt'];
/** What goes in, what comes out; never the surface of the benefits below. */
const flows: readonly (readonly [Surface, Surface])[] = [
  ['mint', 'sky'],
  ['sand', 'sky'],
  ['sand', 'mint'],
];

/**
 * How a service page is laid out: its group decides the hero, its place in the group everything that follows, so that
 * two pages read one after the other never look stamped.
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
    /** The illustration stands left of the text on every second page. */
    illustrationFirst: place % 2 === 1,
    /** Solutions as rows with large numbers, or as two by two panels. */
    solutionsAs: place % 2 === 0 ? ('rows' as const) : ('panels' as const),
    /** Turns the colors of the why cards. */
    turn,
  };
}
