import { type IndustrySlug, industrySlugOf } from './industries.ts';
import { industryMenu } from './menus.ts';
import { pages } from './pages.ts';

const servicePages = pages.filter((page) => page.kind === 'service');
type ServicePath = (typeof servicePages)[number]['path'];

/** The two to four services that each industry page links to. The service pages' links back follow from it. */
const servicesOf: Record<
  IndustrySlug,
  readonly [ServicePath, ServicePath, third?: ServicePath, fourth?: ServicePath]
> = {
  'retail-and-ecommerce': [
    '/ai-services/operation-solutions',
    '/generative-ai/personalise-content',
    '/computer-vision/object-recog',
    '/generative-ai/digital-content',
  ],
  manufacturing: [
    '/ai-services/iot-solutions',
    '/computer-vision/visual-assessments',
    '/ml-ds/aiml-model',
    '/ai-consulting/maintenance',
  ],
  'logistics-supply-chain': [
    '/ml-ds/predictive-analysis',
    '/ai-services/operation-solutions',
    '/computer-vision/object-recog',
    '/computer-vision/automated-doc',
  ],
  'financial-services': [
    '/ai-services/fraud-detection',
    '/computer-vision/data-extraction',
    '/ml-ds/predictive-analysis',
    '/ai-consulting/maintenance',
  ],
  insurance: [
    '/computer-vision/automated-doc',
    '/computer-vision/data-extraction',
    '/ai-services/fraud-detection',
    '/ml-ds/aiml-model',
  ],
  education: [
    '/generative-ai/digital-content',
    '/generative-ai/personalise-content',
    '/ml-ds/predictive-analysis',
    '/computer-vision/automated-doc',
  ],
  'real-estate': [
    '/computer-vision/data-extraction',
    '/ai-services/iot-solutions',
    '/ml-ds/predictive-analysis',
  ],
  construction: [
    '/computer-vision/visual-assessments',
    '/computer-vision/object-recog',
    '/computer-vision/automated-doc',
  ],
};

/** @param path of a service page. Many services are for any industry and have no links. */
export function industriesFor(path: string) {
  return industryMenu.filter((industry) =>
    servicesOf[industrySlugOf(industry.path)].some((service) => service === path),
  );
}

/** @param path of an industry page */
export function servicesFor(path: string) {
  return servicePages.filter((service) =>
    industriesFor(service.path).some((industry) => industry.path === path),
  );
}
