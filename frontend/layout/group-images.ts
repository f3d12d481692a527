import cards from '../illustrations/groups/cards.svg';
import eaas from '../illustrations/groups/eaas.svg';
import icons from '../illustrations/icons/groups.svg';
import type { ServiceGroupId } from '../site/service-groups.ts';
import type { ImageSource } from '../ui/image-source.ts';

/** URLs of each service group's images. Those of one size are parts of one file. */
export const groupImages: Readonly<Record<ServiceGroupId, { icon: string; illustration: ImageSource }>> = {
  'ai-services': { icon: `${icons}#part-1`, illustration: `${cards}#part-1` },
  'generative-ai': { icon: `${icons}#part-2`, illustration: `${cards}#part-2` },
  'ml-ds': { icon: `${icons}#part-3`, illustration: `${cards}#part-3` },
  'computer-vision': { icon: `${icons}#part-4`, illustration: `${cards}#part-4` },
  'ai-consulting': { icon: `${icons}#part-5`, illustration: `${cards}#part-5` },
  'enterprise-app': { icon: `${icons}#part-6`, illustration: `${cards}#part-6` },
  eaas: { icon: `${icons}#part-7`, illustration: eaas },
};
