import { expect, test } from 'vitest';
import { pages } from '#frontend/site/pages.ts';

/** The pages of requirement R2. No other test lists pages by hand. */
const specified = [
  '/',
  '/about',
  '/hire-resources',
  '/faq',
  '/contact-us',
  '/blogs',
  '/blog-detail',
  '/industries/',
  '/industries/retail-and-ecommerce',
  '/industries/manufacturing',
  '/industries/logistics-supply-chain',
  '/industries/financial-services',
  '/industries/insurance',
  '/industries/education',
  '/industries/real-estate',
  '/industries/construction',
  '/ai-services/bi-solutions',
  '/ai-services/data-solutions',
  '/ai-services/fraud-detection',
  '/ai-services/iot-solutions',
  '/ai-services/operation-solutions',
  '/generative-ai/personalise-content',
  '/generative-ai/digital-content',
  '/generative-ai/service-automation',
  '/ml-ds/predictive-analysis',
  '/ml-ds/aiml-model',
  '/computer-vision/visual-assessments',
  '/computer-vision/object-recog',
  '/computer-vision/automated-doc',
  '/computer-vision/data-extraction',
  '/ai-consulting/enterprise-strategy',
  '/ai-consulting/custom-ai',
  '/ai-consulting/maintenance',
  '/enterprise-app/fullstack-development',
  '/enterprise-app/saas-tech',
  '/eaas/aiml-engineers',
  '/eaas/fullstack-developers',
  '/eaas/dotnet-developers',
  '/eaas/mobile-developers',
];

test('every page of requirement R2 exists', () => {
  const paths: readonly string[] = pages.map(({ path }) => path);
  expect(specified.filter((path) => !paths.includes(path))).toEqual([]);
});
