import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI Maintenance & Optimization for Models in Use',
    description:
      'Monitoring and reporting, patching, model refinement and performance optimization for AI systems that people rely on, whoever built them in the first place.',
  },
  breadcrumb: { category: 'Ongoing Maintenance & Optimization', label: 'Solutions' },
  intro: {
    heading: 'Ongoing maintenance and optimization for AI in use',
    paragraph:
      'A model starts to age on the day it goes live. We watch it, patch what it runs on, retrain it when your business has moved on, and keep it fast.',
    action: 'Ask for a health check',
    illustrationAlt:
      'The output line of a machine with a dial climbs out of its blue band. At a wrench it turns coral and returns inside, while dots show where it would have drifted.',
  },
  what: {
    heading: 'What is AI maintenance?',
    paragraphs: [
      'Most software breaks with an error message. A model can go wrong quietly: customers change, a sensor is replaced, a supplier renames a field, and the scores drift while all lights stay green. Maintenance is the routine that looks for it.',
      'It covers four layers: the data coming in, the model, the code and servers around it, and the use that people make of the answers. We agree on the checks, on who is told, and on what we may change without asking.',
    ],
    input: [
      'Access to logs and metrics',
      'The model and its test set',
      'Reports of wrong answers',
      'Your rules for releases',
    ],
    output: [
      'A regular health report',
      'Patched libraries and servers',
      'Retrained models, compared',
      'A record of every change',
    ],
  },
  fit: {
    good: 'It suits models that people rely on every week, whether we built them or someone else did, as long as the code and the data can be reached.',
    poor: 'An experiment with a handful of users needs a look now and then, no more. A model that nobody uses should be switched off; we can help with that as well.',
  },
  benefits: {
    heading: 'What steady care is for',
    items: [
      {
        title: 'Faults seen early',
        text: 'Alerts on inputs and results can show a problem before your customers report it.',
      },
      {
        title: 'Fewer open security gaps',
        text: 'Libraries, servers and access keys are reviewed on a schedule, and urgent fixes jump the line.',
      },
      {
        title: 'Answers that keep up',
        text: 'New products, seasons and habits reach the training data before the old answers go stale.',
      },
      {
        title: 'Bills under watch',
        text: 'Idle servers, oversized models and repeated calls are found and trimmed.',
      },
    ],
  },
  solutions: {
    heading: 'The parts of a maintenance plan',
    lead: 'They come as one plan or singly, beside your own operations team.',
    items: [
      {
        title: 'Monitoring and reporting',
        text: 'Dashboards follow data quality, drift, errors and use. A readable summary ends with what to do next.',
      },
      {
        title: 'Patching and updates',
        text: 'Security patches, library upgrades and changed interfaces are tried on a copy before they reach the live system, and a way back is prepared.',
      },
      {
        title: 'Model refinement',
        text: 'Wrong answers are collected, labeled and added to the tests. A retrained model replaces the old one only after it does better on them.',
      },
      {
        title: 'Performance optimization',
        text: 'We measure waiting time, memory and cost, then store repeated answers, shrink the model or resize servers where users will notice.',
      },
    ],
  },
  steps: {
    heading: 'Taking over a running system',
    items: [
      {
        title: 'Inventory',
        text: 'We list models, data feeds, servers, owners and the complaints that users already have.',
      },
      {
        title: 'Baseline',
        text: 'Quality and speed are measured as they are, so that later changes can be judged.',
      },
      { title: 'Watch', text: 'Checks and limits are set, and each alert gets a person who answers it.' },
      {
        title: 'Improve',
        text: 'We work through a shared list, the most harmful fault first, and review it with you.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'We look after data, model and servers alike, because a fault in one often shows up in another.',
      },
      {
        title: 'Customization',
        text: 'Checks and reports follow the decisions that your model feeds, in place of a stock dashboard.',
      },
      {
        title: 'Scalability',
        text: 'One routine can cover a single model or a whole shelf of them, with one form of report.',
      },
      {
        title: 'Support',
        text: 'Hours, channels and duties are written into the plan, so that both sides know whom to call.',
      },
    ],
  },
  questions: {
    heading: 'Read the contract with these in mind',
    items: [
      'Which signs tell you that answers are getting worse?',
      'How do we go back if a new version misbehaves?',
      'Which tasks are in the plan, and which are extra?',
    ],
  },
  start: {
    heading: 'Open with a review of what runs today',
    paragraph:
      'Contact us and say what the system decides, where it runs and who looks after it. We can propose a check of data, code and results, and from it draw up a plan that you can take or leave.',
  },
} satisfies ServiceContent;
