import illustration from '../illustrations/pages/contact.svg';
import type { ContactContent } from './types.ts';

export const content = {
  metadata: {
    title: 'Contact Us',
    description:
      'Tell us about a slow task or a question your data should answer. The form has four fields. We work with businesses in India, the UAE and the US.',
  },
  heading: 'Tell us what takes too long',
  lead: 'Four fields, no account. Write the way you would to a colleague, and we will ask if we need more.',
  illustration,
  illustrationAlt:
    'A question and a reply in two speech bubbles. Coral dots lead from the question to a plan with four steps, the first one in coral.',
  prompts: {
    heading: 'Three things that help us respond',
    items: [
      { title: 'The task', text: 'Who does it now, how often and where it gets stuck.' },
      { title: 'The data', text: 'What you already record: tables, documents, images, machine readings.' },
      { title: 'The goal', text: 'What should be different in six months, and how you would know.' },
    ],
  },
} satisfies ContactContent;
