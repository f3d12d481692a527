import { company } from '../site/company.ts';
import type { ContactBlock } from './types.ts';

/** The section with the form, on every page but the contact page. */
export const contactBlock = {
  heading: 'Let’s Start Your AI Journey Together',
  lead: 'Tell us about the task that takes too long or the question your data should answer. A few lines are enough.',
  steps: [
    'You describe the problem in your own words.',
    `${company.name} reads it and asks for what is missing.`,
    'You get a first step that you can judge.',
  ],
} satisfies ContactBlock;
