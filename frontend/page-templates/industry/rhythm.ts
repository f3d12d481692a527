import { industryMenu } from '../../navigation.ts';
import type { Ground } from '../../ui/ground.ts';

/** Grounds by the industry's place in the menu: the hero's text plate, beside its illustration's ground, then downwards. */
const grounds: readonly { hero: Ground; capabilities: Ground; benefits: Ground }[] = [
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
export function rhythmOf(path: string) {
  const place = industryMenu.findIndex((link) => link.path === path);
  return {
    ...(grounds[place] ?? { hero: 'cobalt', capabilities: 'ink', benefits: 'mint' }),
    illustrationFirst: place % 2 === 1,
  };
}
