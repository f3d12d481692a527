import { industryMenu } from '../../site/menus.ts';
import type { Surface } from '../../ui/surface.ts';

/** Surfaces of each page's sections, in menu order. The hero's differs from the background of its illustration. */
const surfaces: readonly { hero: Surface; capabilities: Surface; benefits: Surface }[] = [
  { hero: 'ink', capabilities: 'cobalt', benefits: 'sand' },
  { hero: 'cobalt', capabilities: 'ink', benefits: 'mint' },
  { hero: 'mint', capabilities: 'ink', benefits: 'sky' },
  { hero: 'ink', capabilities: 'cobalt', benefits: 'mint' },
  { hero: 'cobalt', capabilities: 'ink', benefits: 'sand' },
  { hero: 'cobalt', capabilities: 'ink', benefits: 'sky' },
  { hero: 'sand', capabilities: 'cobalt', benefits: 'mint' },
  { hero: 'sky', capabilities: 'ink', benefits: 'sand' },
];

/** The layout variant of an industry page. Adjacent pages in the menu differ. */
export function layoutVariantOf(path: string) {
  const place = industryMenu.findIndex((link) => link.path === path);
  return {
    ...(surfaces[place] ?? { hero: 'cobalt', capabilities: 'ink', benefits: 'mint' }),
    illustrationFirst: place % 2 === 1,
  };
}
