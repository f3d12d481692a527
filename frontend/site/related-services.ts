import { servicePages } from './menus.ts';

type ServicePath = (typeof servicePages)[number]['path'];

/** Pairs of services that are often needed together. The page of each links to the other. Two or three for each page. */
// biome-ignore format: a list of pairs reads best with one pair a line
const pairs: readonly (readonly [ServicePath, ServicePath])[] = [
  ['/ai-services/bi-solutions', '/ai-services/data-solutions'],
  ['/ai-services/bi-solutions', '/ml-ds/predictive-analysis'],
  ['/ai-services/data-solutions', '/ml-ds/aiml-model'],
  ['/ai-services/data-solutions', '/computer-vision/data-extraction'],
  ['/ai-services/fraud-detection', '/computer-vision/data-extraction'],
  ['/ai-services/fraud-detection', '/ai-consulting/maintenance'],
  ['/ai-services/iot-solutions', '/ai-services/operation-solutions'],
  ['/ai-services/iot-solutions', '/computer-vision/visual-assessments'],
  ['/ai-services/iot-solutions', '/computer-vision/object-recog'],
  ['/ai-services/operation-solutions', '/ml-ds/predictive-analysis'],
  ['/generative-ai/personalise-content', '/generative-ai/digital-content'],
  ['/generative-ai/personalise-content', '/ml-ds/predictive-analysis'],
  ['/generative-ai/digital-content', '/ai-consulting/custom-ai'],
  ['/generative-ai/service-automation', '/computer-vision/automated-doc'],
  ['/generative-ai/service-automation', '/ai-consulting/maintenance'],
  ['/ml-ds/aiml-model', '/ai-consulting/maintenance'],
  ['/ml-ds/aiml-model', '/eaas/aiml-engineers'],
  ['/computer-vision/visual-assessments', '/computer-vision/object-recog'],
  ['/computer-vision/automated-doc', '/computer-vision/data-extraction'],
  ['/computer-vision/automated-doc', '/ai-consulting/custom-ai'],
  ['/ai-consulting/enterprise-strategy', '/ai-consulting/custom-ai'],
  ['/ai-consulting/enterprise-strategy', '/eaas/aiml-engineers'],
  ['/enterprise-app/fullstack-development', '/enterprise-app/saas-tech'],
  ['/enterprise-app/fullstack-development', '/eaas/fullstack-developers'],
  ['/enterprise-app/fullstack-development', '/eaas/dotnet-developers'],
  ['/enterprise-app/saas-tech', '/eaas/fullstack-developers'],
  ['/eaas/fullstack-developers', '/eaas/mobile-developers'],
  ['/eaas/dotnet-developers', '/eaas/mobile-developers'],
];

/** @param path of a service page */
export function relatedServicesFor(path: string) {
  const others = pairs.filter((pair) => pair.some((own) => own === path)).flat();
  return servicePages.filter((service) => service.path !== path && others.includes(service.path));
}
