import aiConsulting from '../illustrations/icons/ai-consulting.svg';
import aiServices from '../illustrations/icons/ai-services.svg';
import computerVision from '../illustrations/icons/computer-vision.svg';
import eaas from '../illustrations/icons/eaas.svg';
import enterpriseApp from '../illustrations/icons/enterprise-app.svg';
import generativeAi from '../illustrations/icons/generative-ai.svg';
import mlDs from '../illustrations/icons/ml-ds.svg';
import type { ServiceGroupId } from '../site/service-groups.ts';

/** URL of each service group's icon. */
export const groupIcons: Record<ServiceGroupId, string> = {
  'ai-services': aiServices,
  'generative-ai': generativeAi,
  'ml-ds': mlDs,
  'computer-vision': computerVision,
  'ai-consulting': aiConsulting,
  'enterprise-app': enterpriseApp,
  eaas,
};
