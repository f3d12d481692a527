import illustration from '../illustrations/pages/contact.svg';
import type { ContactContent } from './types.ts';

export const content = {
  metadata: {
    title: 'Contact Us',
    description:
      'Tell us about a project, a role to fill or a question. The form has four fields. We work with businesses in India, the UAE and the US.',
  },
  heading: 'A project, a role or a question?',
  lead: 'Four fields, no account. Write the way you would to a colleague, and we will ask if we need more.',
  illustration,
  illustrationAlt: 'Two people talk, and a plan with four steps takes shape',
  prompts: {
    heading: 'What helps us respond',
    items: [
      {
        title: 'A project',
        text: 'What takes too long, who does it now and what you already record about it.',
      },
      {
        title: 'A role',
        text: 'The skills, the first task, your working hours and who would lead the engineer.',
      },
      {
        title: 'A question',
        text: 'What you would like to know, and what for. You need no brief and no budget.',
      },
    ],
  },
} satisfies ContactContent;
