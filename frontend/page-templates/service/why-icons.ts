import type { WhyTitle } from '../../content/types.ts';
import agile from '../../illustrations/icons/agile-methodologies.svg';
import costEffective from '../../illustrations/icons/cost-effective.svg';
import customization from '../../illustrations/icons/customization.svg';
import expertise from '../../illustrations/icons/expertise.svg';
import innovation from '../../illustrations/icons/innovation.svg';
import network from '../../illustrations/icons/network-and-connections.svg';
import scalability from '../../illustrations/icons/scalability.svg';
import support from '../../illustrations/icons/support.svg';

/** URL of the icon for each card title. */
export const whyIcons: Record<WhyTitle, string> = {
  Expertise: expertise,
  Customization: customization,
  Innovation: innovation,
  Scalability: scalability,
  'Agile Methodologies': agile,
  'Network and Connections': network,
  Support: support,
  'Cost-Effective': costEffective,
};
