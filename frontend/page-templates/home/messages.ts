import { site } from '../../site.ts';

export const homeMessages = {
  /** "the product" of the specification's sentence is the product's name. */
  revolutionizing: `Revolutionizing Retail with ${site.product.name}`,
  logos: 'Companies we work with',
  post: (index: number, count: number) => `${index} of ${count}`,
};
