import eaas from '../illustrations/groups/eaas.svg';
import groups from '../illustrations/groups.svg';
import type { ServiceGroupId } from '../site/service-groups.ts';

/** URL of each service group's illustration: those of one size are parts of one file. */
export const groupIllustrations: Record<ServiceGroupId, string> = {
  'ai-services': `${groups}#part-1`,
  'generative-ai': `${groups}#part-2`,
  'ml-ds': `${groups}#part-3`,
  'computer-vision': `${groups}#part-4`,
  'ai-consulting': `${groups}#part-5`,
  'enterprise-app': `${groups}#part-6`,
  eaas,
};

/** Groups whose illustration has its subject in the center; the others have it on the right. */
export const centeredIllustrations: ReadonlySet<ServiceGroupId> = new Set([
  'computer-vision',
  'ai-consulting',
  'eaas',
]);
