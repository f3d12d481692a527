import { company } from '../../site/company.ts';

export const homeMessages = {
  /** The specified sentence with the product's name in place of "the product". */
  revolutionizing: `Revolutionizing Retail with ${company.product.name}`,
  logos: 'Companies we work with',
  post: (index: number, count: number) => `${index} of ${count}`,
};
