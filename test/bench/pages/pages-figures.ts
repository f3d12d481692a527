import type { PageFigures, Weight } from './page-figures.ts';
import type { VariantName } from './variants.ts';

/** One kind of page, by the first page of that kind. */
export interface KindFigures {
  readonly kind: string;
  readonly path: string;
  readonly variants: Readonly<Record<VariantName, PageFigures>>;
}

/** What is found of the pages. */
export interface PagesFigures {
  readonly rounds: number;
  readonly kinds: readonly KindFigures[];
  /** Every page of the site, measured once. */
  readonly all: readonly OnePage[];
}

/** A page of the site by itself. */
export interface OnePage extends Omit<PageFigures, 'bytes'> {
  readonly path: string;
  readonly html: Weight;
  readonly everything: Weight;
}
