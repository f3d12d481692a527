import cards from '../illustrations/groups/cards.svg';
import eaas from '../illustrations/groups/eaas.svg';
import aiConsulting from '../illustrations/icons/ai-consulting.svg';
import aiServices from '../illustrations/icons/ai-services.svg';
import computerVision from '../illustrations/icons/computer-vision.svg';
import eaasIcon from '../illustrations/icons/eaas.svg';
import enterpriseApp from '../illustrations/icons/enterprise-app.svg';
import generativeAi from '../illustrations/icons/generative-ai.svg';
import mlDs from '../illustrations/icons/ml-ds.svg';
import type { ServiceGroupId } from '../site/service-groups.ts';

interface GroupImages {
  icon: string;
  illustration: string;
  /** The illustration has its subject in the center; the others have it on the right. */
  centered?: boolean;
}

/** URLs of each service group's images. The six illustrations of one size are parts of one file. */
export const groupImages: Readonly<Record<ServiceGroupId, GroupImages>> = {
  'ai-services': { icon: aiServices, illustration: `${cards}#part-1` },
  'generative-ai': { icon: generativeAi, illustration: `${cards}#part-2` },
  'ml-ds': { icon: mlDs, illustration: `${cards}#part-3` },
  'computer-vision': { icon: computerVision, illustration: `${cards}#part-4`, centered: true },
  'ai-consulting': { icon: aiConsulting, illustration: `${cards}#part-5`, centered: true },
  'enterprise-app': { icon: enterpriseApp, illustration: `${cards}#part-6` },
  eaas: { icon: eaasIcon, illustration: eaas, centered: true },
};
