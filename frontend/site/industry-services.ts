import { type IndustrySlug, industrySlugOf } from './industries.ts';
import { industryMenu, servicePages } from './menus.ts';

type ServicePath = (typeof servicePages)[number]['path'];

/** The industries that a service page links to, if any. Each industry page links back, to two to four services. */
const industriesOf: Partial<Record<ServicePath, readonly IndustrySlug[]>> = {
  '/ai-services/fraud-detection': ['financial-services', 'insurance'],
  '/ai-services/iot-solutions': ['manufacturing', 'real-estate'],
  '/ai-services/operation-solutions': ['retail-and-ecommerce', 'logistics-supply-chain'],
  '/generative-ai/personalise-content': ['retail-and-ecommerce', 'education'],
  '/generative-ai/digital-content': ['retail-and-ecommerce', 'education'],
  '/ml-ds/predictive-analysis': ['logistics-supply-chain', 'financial-services', 'education', 'real-estate'],
  '/ml-ds/aiml-model': ['manufacturing', 'insurance'],
  '/computer-vision/visual-assessments': ['manufacturing', 'construction'],
  '/computer-vision/object-recog': ['retail-and-ecommerce', 'logistics-supply-chain', 'construction'],
  '/computer-vision/automated-doc': ['logistics-supply-chain', 'insurance', 'education', 'construction'],
  '/computer-vision/data-extraction': ['financial-services', 'insurance', 'real-estate'],
  '/ai-consulting/maintenance': ['manufacturing', 'financial-services'],
};

/** @param path of a service page */
export function industriesFor(path: string) {
  const slugs = industriesOf[path as ServicePath] ?? [];
  return industryMenu.filter((industry) => slugs.includes(industrySlugOf(industry.path)));
}

/** @param path of an industry page */
export function servicesFor(path: string) {
  return servicePages.filter((service) =>
    industriesFor(service.path).some((industry) => industry.path === path),
  );
}
