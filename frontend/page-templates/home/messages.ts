import { company } from '../../site/company.ts';

export const homeMessages = {
  /** Requirement R25. */
  revolutionizing: `Revolutionizing Retail with ${company.product.name}`,
  allIndustries: 'See all industries',
  logos: 'Companies we work with',
};
