import illustration from '../illustrations/pages/faq.svg';
import costs from '../illustrations/pages/faq-costs.svg';
import engagement from '../illustrations/pages/faq-engagement.svg';
import questions from '../illustrations/pages/faq-questions.svg';
import next from '../illustrations/pages/next-faq.svg';
import type { FaqContent } from './types.ts';

export const content = {
  metadata: {
    title: 'FAQ: AI for Service, Operations, Decisions, Costs',
    description:
      'Plain answers to four questions about AI in business: customer experience, operational efficiency, data-driven decisions and costs at smaller companies.',
  },
  heading: 'Four questions businesses ask about AI',
  lead: 'Where AI tends to help, what it takes, and where to be careful: short answers from people who build it.',
  illustration,
  illustrationMoves: 'left',
  illustrationAlt: 'A tangled question becomes a straight answer',
  questions: [
    {
      question: 'How can AI improve customer experience?',
      answer: [
        'Mostly by shortening the wait for routine answers. An assistant that searches your manuals, orders and policies can answer “Where is my package?” or “Does this part fit?” at any hour. It should show where each answer came from. The same methods can sort incoming email by topic and give call center agents a summary of earlier contacts.',
        'Tell customers when they are talking to software, and make it easy to reach a person. Start with the few questions that fill your inbox. Then compare repeat contacts and complaints with those from previous months.',
      ],
      links: ['/generative-ai/service-automation', '/generative-ai/personalise-content'],
    },
    {
      question: 'How can AI make operations more efficient?',
      answer: [
        'Look for work that is frequent, repetitive and slow because someone has to read, compare or retype. Typical candidates are entering supplier invoices, inspecting parts by eye, scheduling shifts around expected orders and watching machines for unusual heat. Software prepares the result, and a person handles the cases it is unsure about.',
        'Judge the whole process, not just one step. Reading an invoice in seconds gains nothing if it then waits days for a signature. Record your current times, errors and backlog first, or you will have nothing to compare with.',
      ],
      links: ['/computer-vision/automated-doc', '/ai-services/iot-solutions'],
    },
    {
      question: 'How does AI support data-driven decisions?',
      answer: [
        'It can put evidence in front of people before they decide. Past orders can become a forecast with a range, payment records can show which accounts deserve a call, and a year of complaints can be grouped by cause. The payoff is greatest when the same decision comes up every week and someone has the authority to act on it.',
        'Your data sets the limit. People have to agree on what counts as a late order, you have to know where the gaps are, and every figure should lead back to its source. A model knows the past, not the road work planned for next month, so managers must be able to overrule it.',
      ],
      links: ['/ml-ds/predictive-analysis', '/ai-services/bi-solutions'],
    },
    {
      question: 'Can AI cut costs in a small or medium-sized business?',
      answer: [
        'It can, if you start small. First look at the AI in software you already pay for: your accounting software may capture invoices, your email may suggest replies, and your inventory system may propose orders. A custom build makes sense when a task takes many hours a week and no product handles it well.',
        'Count the full cost: setup, licenses, data cleanup, staff time for training and checks, and maintenance. The main drivers are the state of your data, the number of systems to connect and how many results people must check. Compare that with the hours, returns or waste you expect to avoid, and decide up front when you would stop.',
      ],
      links: ['/ai-consulting/enterprise-strategy', '/ml-ds/aiml-model'],
    },
  ],
  questionsIllustration: questions,
  engagement: {
    heading: 'How an engagement starts',
    lead: 'It starts with a description of the task. We ask about whatever is missing and suggest one of three ways to work together. Scope, terms and price are put in writing before work begins.',
    items: [
      {
        title: 'A fixed first step',
        illustration: `${engagement}#part-1`,
        text: 'One question with a set scope and an end date: a review of your data, a prototype or a forecast tested on past months. You keep the result and decide whether to go on.',
      },
      {
        title: 'A team by the month',
        illustration: `${engagement}#part-2`,
        text: 'Engineers work through your backlog, on your team or alongside it. You set the priorities, and the team can change as the work does.',
      },
      {
        title: 'Ongoing support',
        illustration: `${engagement}#part-3`,
        text: 'For systems that are already in use: monitoring, updates, retraining and small changes, under a plan that says what is included.',
      },
    ],
  },
  costs: {
    heading: 'What drives the cost',
    illustration: costs,
    items: [
      {
        title: 'The state of your data',
        text: 'Complete, documented records shorten a project. Scans, gaps and contradictions make it longer.',
      },
      {
        title: 'Systems to connect',
        text: 'Each one adds an interface, access rights and tests.',
      },
      {
        title: 'The price of a mistake',
        text: 'The more a wrong result would cost you, the more testing and review it needs.',
      },
      {
        title: 'People and hours',
        text: 'Which roles you need, how experienced they must be, and whether they work full time or a few hours a week.',
      },
      {
        title: 'Rules for your data',
        text: 'India’s DPDP Act, the UAE’s PDPL or HIPAA in the US can limit where data is stored and which tools may read it.',
      },
      {
        title: 'Running it afterward',
        text: 'Servers, model calls and maintenance continue after launch. Ask for an estimate early.',
      },
    ],
  },
  next: {
    heading: 'Don’t see your question here?',
    paragraph:
      'Send it to us with a few words about the task behind it. You do not need a brief or a budget to ask.',
    action: 'Get an answer to your question',
    illustration: next,
  },
} satisfies FaqContent;
