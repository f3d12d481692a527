import type { ContactContent } from './types.ts';

export const content = {
  metadata: {
    title: 'Contact Us',
    description:
      'Describe the task that takes too long or the question your data should answer, and send it to our teams in India, the UAE and the US.',
  },
  heading: 'Tell us what takes too long',
  lead: 'Four fields, no account. Write as you would to a colleague; we ask for the rest when we need it.',
  illustrationAlt:
    'A question and a reply stand in two speech bubbles. Coral dots lead from the question to a plan of four steps, the first of them marked in coral.',
  prompts: {
    heading: 'Three things that help us answer',
    items: [
      { title: 'The task', text: 'Who does it today, how often, and where it gets stuck.' },
      { title: 'The data', text: 'What you already record: tables, documents, pictures, machine readings.' },
      { title: 'The goal', text: 'What should be different in half a year, and how you would notice.' },
    ],
  },
} satisfies ContactContent;
