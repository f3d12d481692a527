import solutions from '../../illustrations/ai-consulting/maintenance/solutions.svg';
import start from '../../illustrations/ai-consulting/maintenance/start.svg';
import steps from '../../illustrations/ai-consulting/maintenance/steps.svg';
import illustration from '../../illustrations/ai-consulting/maintenance.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI Maintenance & Optimization for Models in Use',
    description:
      'Monitoring and reporting, patching, model refinement and performance optimization for AI systems that people rely on, whoever built them.',
  },
  breadcrumb: { category: 'Ongoing Maintenance & Optimization', label: 'Solutions' },
  variants: {
    hero: 'sand',
    illustration: 'inset',
    flow: { variant: 'funnel', surfaces: ['mint', 'cobalt'] },
    steps: 'strip',
    benefits: { variant: 'panels', surface: 'sand' },
    solutions: { variant: 'rows', surface: 'ink' },
    why: { variant: 'cards', first: 'sand' },
    related: { variant: 'lists', place: 'above' },
  },
  intro: {
    heading: 'Keep your AI useful after its first day',
    paragraph:
      'Ongoing maintenance watches what goes into a model and what comes out, patches what it runs on and retrains it as your business changes.',
    action: 'Get a health check proposed',
    illustration,
    illustrationAlt: 'A machine’s output drifts out of its range, and a repair brings it back',
    illustrationMoves: 'above',
  },
  what: {
    heading: 'What is AI maintenance?',
    paragraphs: [
      'When most software breaks, you get an error message. A model can go wrong quietly: customers change, a sensor is replaced, a supplier renames a field, and the scores drift while every status light stays green. Maintenance is the routine that looks for this drift.',
      'It covers four layers: the data coming in, the model, the code and servers around it, and how people use the answers. We agree on the checks, on who is notified and on what we may change without asking.',
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
      'Retrained models with test comparisons',
      'A record of every change',
    ],
  },
  fit: {
    good: 'It suits models that people rely on every week, whether we built them or someone else did, as long as the code and data are accessible.',
    poor: 'An experiment with a handful of users needs only an occasional look. A model that nobody uses should be switched off.',
  },
  benefits: {
    heading: 'Trouble found while it is small',
    items: [
      {
        title: 'Faults caught early',
        text: 'Alerts on inputs and results can reveal a problem before your customers report it.',
      },
      {
        title: 'Fewer open security gaps',
        text: 'Libraries, servers and access keys are reviewed on a schedule, and urgent fixes jump the line.',
      },
      {
        title: 'Answers that stay current',
        text: 'New products, a changed GST rate or the working hours of Ramadan enter the training data before the old answers go stale.',
      },
      {
        title: 'Costs under control',
        text: 'Idle servers, oversized models and repeated calls are found and trimmed.',
      },
    ],
  },
  solutions: {
    heading: 'Watched, patched, retrained and trimmed',
    lead: 'Your operations team keeps control; we work alongside it.',
    illustration: solutions,
    items: [
      {
        title: 'Monitoring and reporting',
        text: 'Dashboards track data quality, drift, errors and usage. A readable summary ends with what to do next.',
      },
      {
        title: 'Patching and updates',
        text: 'Security patches, library upgrades and changed interfaces are tried on a copy before they reach the live system, with a rollback prepared.',
      },
      {
        title: 'Model refinement',
        text: 'Wrong answers are collected, labeled and added to the tests. A retrained model replaces the old one only after it does better on them.',
      },
      {
        title: 'Performance optimization',
        text: 'We measure response time, memory and cost, then cache repeated answers, shrink the model or resize servers where it makes a difference to users.',
      },
    ],
  },
  sample: {
    heading: 'A health report, line by line',
    lead: 'Each check says what was found and what happens next.',
    caption: 'Model that estimates delivery times',
    columns: ['Check', 'Finding', 'Next step'],
    rows: [
      ['Input data', 'One warehouse sends no times', 'Reconnect its feed'],
      ['Average error', '11 minutes, up from 9', 'Retrain on recent trips'],
      ['Libraries', 'Two security updates', 'Test, then install'],
      ['Running cost', 'Down, on a smaller server', 'None'],
    ],
  },
  steps: {
    heading: 'Measure first, then take over',
    illustration: steps,
    items: [
      {
        title: 'Inventory',
        text: 'We list models, data feeds, servers, owners and current user complaints.',
      },
      {
        title: 'Baseline',
        text: 'We measure quality and speed first, so every later change can be compared.',
      },
      {
        title: 'Monitor',
        text: 'Checks and limits are set, and each alert is assigned to someone who responds to it.',
      },
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
        text: 'Our engineers trace a fault to its source, whether that is the data, the model or the servers.',
      },
      {
        title: 'Customization',
        text: 'Checks and reports are built around the decisions your model feeds.',
      },
      {
        title: 'Scalability',
        text: 'The same routine and report format can cover one model or many.',
      },
      {
        title: 'Support',
        text: 'Hours, channels and responsibilities are written into the plan, so both sides know who to call.',
      },
    ],
  },
  questions: {
    heading: 'Ask before you sign a maintenance plan',
    items: [
      {
        question: 'Which signs tell you that answers are getting worse?',
        answer:
          'Drift in the inputs, errors on cases with a known result, and reports from the people who use it.',
      },
      {
        question: 'How do we roll back if a new version misbehaves?',
        answer: 'Each release has a rollback prepared and tried on a copy first.',
      },
      {
        question: 'Which tasks are in the plan, and which are extra?',
        answer: 'The plan lists both, with hours, channels and responsibilities.',
      },
    ],
  },
  start: {
    heading: 'Have your live models reviewed',
    illustration: start,
    paragraph:
      'Contact us to get started, and tell us what the system decides, where it runs and who looks after it. We’ll propose a check of data, code and results, and then a plan you can take or leave.',
  },
} satisfies ServiceContent;
