/**
 * How the pages of one kind differ: the surfaces of their sections, and the variant that suits the content of each section.
 * A page names its variants itself, so it keeps them when another page is added. For what it does not name, it has the
 * defaults below. Any number of pages may have the same variants. `npm run dev` shows all of them at /gallery.
 */

import type { PointVariant } from '../ui/point-section.tsx';
import type { CardSurface, Surface } from '../ui/surface.ts';

export interface HeroVariants {
  hero: Surface;
  /** One side of a wide screen, up to the edges of the hero, or a panel on the hero's surface that runs out on the right. */
  illustration: 'left' | 'right' | 'inset';
}

export interface ServiceVariants extends HeroVariants {
  /**
   * Input and output: two equal sides to compare, a step beside the text, or a funnel from many sources to one result.
   * The surfaces differ from the surface of the benefits below them.
   */
  flow: { variant: 'sides' | 'beside' | 'funnel'; surfaces: readonly [Surface, Surface] };
  /** Steps of equal weight, steps that build on each other, or a first step that decides the rest. */
  steps: 'strip' | 'panels' | 'feature';
  /** Short parallel points in columns, points that stand alone in panels, or a numbered list. */
  benefits: { variant: PointVariant; surface: Surface };
  /** Rows for a sequence, panels to choose from, or cards to compare. */
  solutions: { variant: 'rows' | 'panels' | 'cards'; surface: Surface };
  /** Cards or one band above the questions, or rows beside them. The first card or row has a surface, the others follow. */
  why: { variant: 'cards' | 'rows'; first: CardSurface } | { variant: 'band'; surface: Surface };
  /** Industries and related services: lists, or cards for services that are easy to confuse, below the reasons or above them. */
  related: { variant: 'lists' | 'cards'; place: 'below' | 'above' };
}

export interface IndustryVariants extends HeroVariants {
  /** It differs from the background of the illustration. */
  hero: Surface;
  /** The heading next to the paragraphs, or above two columns of them. */
  situation: 'row' | 'columns';
  capabilities: { variant: 'columns' | 'panels'; surface: Surface };
  benefits: { variant: PointVariant; surface: Surface };
  /** A list next to the heading, or cards below it. */
  firstProject: 'list' | 'cards';
}

export const defaultServiceVariants: ServiceVariants = {
  hero: 'sky',
  illustration: 'inset',
  flow: { variant: 'sides', surfaces: ['sky', 'mint'] },
  steps: 'strip',
  benefits: { variant: 'panels', surface: 'sand' },
  solutions: { variant: 'panels', surface: 'ink' },
  why: { variant: 'cards', first: 'mint' },
  related: { variant: 'lists', place: 'below' },
};

export const defaultIndustryVariants: IndustryVariants = {
  hero: 'sky',
  illustration: 'inset',
  situation: 'row',
  capabilities: { variant: 'panels', surface: 'ink' },
  benefits: { variant: 'panels', surface: 'sand' },
  firstProject: 'list',
};
