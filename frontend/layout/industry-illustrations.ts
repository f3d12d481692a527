import construction from '../illustrations/industries/construction.svg';
import education from '../illustrations/industries/education.svg';
import financialServices from '../illustrations/industries/financial-services.svg';
import insurance from '../illustrations/industries/insurance.svg';
import logistics from '../illustrations/industries/logistics-supply-chain.svg';
import manufacturing from '../illustrations/industries/manufacturing.svg';
import realEstate from '../illustrations/industries/real-estate.svg';
import retail from '../illustrations/industries/retail-and-ecommerce.svg';
import overview from '../illustrations/pages/industries.svg';
import type { IndustrySlug } from '../site/industries.ts';
import type { ImageSource } from '../ui/image-source.ts';
import type { Surface } from '../ui/surface.ts';

interface IndustryIllustration {
  src: ImageSource;
  /** Matches the background of the illustration. */
  surface: Surface;
}

/** The image of each industry on cards. */
const illustrations: Readonly<Partial<Record<IndustrySlug, IndustryIllustration>>> = {
  'retail-and-ecommerce': { src: retail, surface: 'mint' },
  manufacturing: { src: manufacturing, surface: 'sand' },
  'logistics-supply-chain': { src: logistics, surface: 'cobalt' },
  insurance: { src: insurance, surface: 'sky' },
  'financial-services': { src: financialServices, surface: 'sand' },
  education: { src: education, surface: 'mint' },
  'real-estate': { src: realEstate, surface: 'ink' },
  construction: { src: construction, surface: 'cobalt' },
};

/** An industry without an image of its own has that of the overview, which is 480 by 360 and not 880 by 360. */
export function industryIllustration(slug: IndustrySlug): IndustryIllustration & { wide: boolean } {
  const own = illustrations[slug];
  return own ? { ...own, wide: true } : { src: overview, surface: 'sand', wide: false };
}
