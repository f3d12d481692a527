import { industryMenu } from '../../navigation.ts';
import type { Surface } from '../../ui/surface.ts';

/** Surfaces by the industry's place in the menu: the hero's text panel, beside its illustration's surface, then downwards. */
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

/** How an industry page is laid out; neighbors in the menu differ. */
export function layoutVariantOf(path: string) {
  const place = industryMenu.findIndex((link) => link.path === path);
  return {
    ...(surfaces[place] ?? { hero: 'cobalt', capabilities: 'ink', benefits: 'mint' }),
    illustrationFirst: place % 2 === 1,
  };
}
