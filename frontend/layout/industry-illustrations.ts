import construction from '../illustrations/industries/construction.svg';
import education from '../illustrations/industries/education.svg';
import financialServices from '../illustrations/industries/financial-services.svg';
import insurance from '../illustrations/industries/insurance.svg';
import logistics from '../illustrations/industries/logistics-supply-chain.svg';
import manufacturing from '../illustrations/industries/manufacturing.svg';
import realEstate from '../illustrations/industries/real-estate.svg';
import retail from '../illustrations/industries/retail-and-ecommerce.svg';
import type { Ground } from '../ui/ground.ts';

/** An industry's illustration, and the ground that it is drawn on. */
export const industryIllustrations: Readonly<Record<string, { src: string; ground: Ground }>> = {
  'retail-and-ecommerce': { src: retail, ground: 'mint' },
  manufacturing: { src: manufacturing, ground: 'sand' },
  'logistics-supply-chain': { src: logistics, ground: 'cobalt' },
  insurance: { src: insurance, ground: 'sky' },
  'financial-services': { src: financialServices, ground: 'sand' },
  education: { src: education, ground: 'mint' },
  'real-estate': { src: realEstate, ground: 'ink' },
  construction: { src: construction, ground: 'cobalt' },
};
