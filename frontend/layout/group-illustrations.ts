import cards from '../illustrations/groups/cards.svg';
import eaas from '../illustrations/groups/eaas.svg';
import type { ServiceGroupId } from '../site/service-groups.ts';

/** URL of each service group's illustration: the six of one size are parts of one file. */
export const groupIllustrations: Record<ServiceGroupId, string> = {
  'ai-services': `${cards}#part-1`,
  'generative-ai': `${cards}#part-2`,
  'ml-ds': `${cards}#part-3`,
  'computer-vision': `${cards}#part-4`,
  'ai-consulting': `${cards}#part-5`,
  'enterprise-app': `${cards}#part-6`,
  eaas,
};

/** Groups whose illustration has its subject in the center; the others have it on the right. */
export const centeredIllustrations: ReadonlySet<ServiceGroupId> = new Set([
  'computer-vision',
  'ai-consulting',
  'eaas',
]);
