import type { FaqContent } from './types.ts';

export const content = {
  metadata: {
    title: 'FAQ: AI for Service, Operations, Decisions, Cost',
    description:
      'Read plain answers to four questions about AI in business: customer experience, efficient operations, decisions from data, and costs in smaller firms.',
  },
  heading: 'Four questions businesses ask about AI',
  lead: 'Short answers to read before you talk to anyone: where AI tends to help, what it asks of you, and where to be careful.',
  illustrationAlt:
    'A dark speech bubble holds a tangled white line, the question. One coral line runs straight out of the tangle into a tidy white bubble, the answer.',
  questions: [
    {
      question: 'How can AI improve customer experience?',
      answer: [
        'Mostly by shortening the wait for an ordinary answer. An assistant that searches your own manuals, orders and terms can reply to “Where is my parcel?” or “Does this part fit?” at night as well. It should also show where its answer comes from. The same methods can sort incoming mail by topic and hand a call agent a summary of earlier contacts.',
        'Tell customers when they are talking to software, and keep a way to a person in plain sight. Begin with the few questions that fill your inbox. Then compare repeat contacts and complaints with the months before.',
      ],
    },
    {
      question: 'How can AI make operations more efficient?',
      answer: [
        'Look for work that comes often, is much the same each time, and is slow because somebody has to read, compare or retype. Typical candidates are typing in supplier invoices, checking parts by eye, planning shifts around expected orders, and watching machines for unusual heat. Software prepares the result, and a person takes the cases it is unsure of.',
        'Judge the whole chain and not one step. An invoice read in a moment gains nothing if it then waits days for a signature. Write down today’s time, errors and queue first, or there will be nothing to compare with.',
      ],
    },
    {
      question: 'How does AI support data-driven decisions?',
      answer: [
        'It can bring evidence to the meeting in time. Past orders can become a forecast with a range around it. Payment records can show which accounts deserve a call, and a year of complaints can be grouped by cause. This pays most where the same decision returns every week and somebody has the right to act on it.',
        'Your data sets the limit. People have to agree what counts as a late order, gaps have to be known, and each figure should lead back to its source. A model knows the past and not the road works planned for next month, so the manager who does must be able to overrule it.',
      ],
    },
    {
      question: 'Can AI save costs in a small or medium business?',
      answer: [
        'It can, if you start small. Look first at the AI inside software you already pay for. The bookkeeping program may capture invoices, the mailbox may suggest replies, and the stock system may propose orders. Having something built makes sense when a task fills many hours a week and no product handles it well.',
        'Count the whole bill: setup, licenses, cleaning the data, staff time for training and checks, and upkeep. Set it against the hours, returns or waste you expect to avoid, and decide beforehand at which point you would stop. Some tasks are cheaper to drop than to automate.',
      ],
    },
  ],
} satisfies FaqContent;
