import type { WhyTitle } from '../../content/types.ts';
import reasons from '../../illustrations/icons/reasons.svg';

/** URL of the icon for each card title: the eight are parts of one file. */
export const whyIcons: Record<WhyTitle, string> = {
  'Agile Methodologies': `${reasons}#part-1`,
  'Cost-Effective': `${reasons}#part-2`,
  Customization: `${reasons}#part-3`,
  Expertise: `${reasons}#part-4`,
  Innovation: `${reasons}#part-5`,
  'Network and Connections': `${reasons}#part-6`,
  Scalability: `${reasons}#part-7`,
  Support: `${reasons}#part-8`,
};
