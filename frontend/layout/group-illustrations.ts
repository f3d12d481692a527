import aiConsulting from '../illustrations/groups/ai-consulting.svg';
import aiServices from '../illustrations/groups/ai-services.svg';
import computerVision from '../illustrations/groups/computer-vision.svg';
import eaas from '../illustrations/groups/eaas.svg';
import enterpriseApp from '../illustrations/groups/enterprise-app.svg';
import generativeAi from '../illustrations/groups/generative-ai.svg';
import mlDs from '../illustrations/groups/ml-ds.svg';
import type { ServiceGroupId } from '../site/service-groups.ts';

/** URL of each service group's illustration. */
export const groupIllustrations: Record<ServiceGroupId, string> = {
  'ai-services': aiServices,
  'generative-ai': generativeAi,
  'ml-ds': mlDs,
  'computer-vision': computerVision,
  'ai-consulting': aiConsulting,
  'enterprise-app': enterpriseApp,
  eaas,
};

/** Groups whose illustration has its subject in the center; the others have it on the right. */
export const centeredIllustrations: ReadonlySet<ServiceGroupId> = new Set([
  'computer-vision',
  'ai-consulting',
  'eaas',
]);
