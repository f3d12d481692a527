import { site } from '../../site.ts';

export const homeMessages = {
  /** The specified sentence with the product's name in place of "the product". */
  revolutionizing: `Revolutionizing Retail with ${site.product.name}`,
  logos: 'Companies we work with',
  post: (index: number, count: number) => `${index} of ${count}`,
};
