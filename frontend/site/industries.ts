/** The last part of each industry page's path. What exists for every industry is keyed by it. */
export type IndustrySlug =
  | 'retail-and-ecommerce'
  | 'manufacturing'
  | 'logistics-supply-chain'
  | 'financial-services'
  | 'insurance'
  | 'education'
  | 'real-estate'
  | 'construction';

/** @param path of an industry page */
export const industrySlugOf = (path: `/industries/${IndustrySlug}`): IndustrySlug =>
  path.slice('/industries/'.length) as IndustrySlug;
