import solutions from '../../illustrations/ml-ds/aiml-model/solutions.svg';
import start from '../../illustrations/ml-ds/aiml-model/start.svg';
import steps from '../../illustrations/ml-ds/aiml-model/steps.svg';
import illustration from '../../illustrations/ml-ds/aiml-model.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Customized AI & ML Models for Your CRM and ERP',
    description:
      'A model trained on your examples, deployed where your people work and connected to CRM, ERP and marketing platforms: what it takes and when to buy instead.',
  },
  breadcrumb: { category: 'AI & ML Solutions', label: 'Customized AI & ML Models' },
  variants: {
    hero: 'cobalt',
    illustration: 'left',
    flow: { variant: 'sides', surfaces: ['mint', 'sky'] },
    steps: 'panels',
    benefits: { variant: 'panels', surface: 'sand' },
    solutions: { variant: 'rows', surface: 'cobalt' },
    why: { variant: 'band', surface: 'sky' },
    related: { variant: 'lists', place: 'above' },
  },
  intro: {
    heading: 'A model that knows your product codes',
    paragraph:
      'It learns from your records, writes its results into the CRM or ERP your people have open, and is maintained after it goes live.',
    action: 'Get a small experiment outlined',
    illustration,
    illustrationAlt: 'Of three scribbled labels, a network turns one into a product code on a form',
    illustrationMoves: 'right',
  },
  what: {
    heading: 'What is a customized AI model?',
    paragraphs: [
      'A customized model learns one task from your own examples: rank these leads, route this ticket, estimate this repair. Sometimes we train it from scratch. More often, we adapt an existing model, which takes fewer examples.',
      'The model is the smaller part of the work. Around it, you need a [data feed](/ai-services/data-solutions), tests, an interface and [monitoring](/ai-consulting/maintenance). We plan them together, because a score in a data scientist’s notebook is no help to the person at the counter.',
    ],
    input: [
      'Examples with the right answer',
      'Access to the systems that hold them',
      'A measure of good and bad results',
      'Limits on speed, cost and privacy',
    ],
    output: [
      'A model with a version number',
      'An API or a screen to use it',
      'Test results per group',
      'Documentation for your engineers',
    ],
  },
  fit: {
    good: 'Consider it when the task is specific to you, comes up daily and you have examples of good answers, or people who can write them.',
    poor: 'An off-the-shelf service may already translate, transcribe or read receipts well enough, so try that first. Clear rules that fit on one page should stay rules.',
  },
  benefits: {
    heading: 'What changes with a model of your own',
    items: [
      {
        title: 'It knows your categories',
        text: 'Its answers use your product codes and exceptions, and the names your customers type: Bengaluru or Bangalore, in Latin script or in Kannada.',
      },
      {
        title: 'It appears where people work',
        text: 'A suggestion shows up in the record an employee already has open, so there is no new tool to learn.',
      },
      {
        title: 'Ownership is clear',
        text: 'We agree in writing on who owns the code, the model and the data before work begins.',
      },
      {
        title: 'Its limits are documented',
        text: 'Tests by region, product and customer group show where it does well and where people should decide.',
      },
    ],
  },
  solutions: {
    heading: 'A model, and everything it needs around it',
    lead: 'Take one of these services, or all four from the first sample to daily use.',
    illustration: solutions,
    items: [
      {
        title: 'AI and ML model development',
        text: 'We prepare the data for the task, compare several candidate models in a fair test and document why one was chosen.',
      },
      {
        title: 'Training and deployment',
        text: 'Every training run can be repeated from the same data. The model goes to your cloud or your servers, first running silently, then with a few users.',
      },
      {
        title: 'Model maintenance',
        text: 'We monitor what goes in and what comes out, collect new examples and retrain when quality slips.',
      },
      {
        title: 'Integration with CRM, ERP and marketing platforms',
        text: 'Scores and suggestions are written to the fields, queues and campaigns you already use, through interfaces the vendor supports.',
      },
    ],
  },
  sample: {
    heading: 'An excerpt from a model card',
    lead: 'It shows, type by type, where the model did well enough to act and where it only advises.',
    caption: 'Model that routes service requests',
    columns: ['Request', 'Correct in test', 'In use'],
    rows: [
      ['Billing', '478 of 500', 'Routed directly'],
      ['Delivery', '463 of 500', 'Routed directly'],
      ['Warranty', '351 of 500', 'Suggested only'],
      ['Legal', 'Too few cases', 'Left to a person'],
    ],
  },
  steps: {
    heading: 'From small test to gradual release',
    illustration: steps,
    items: [
      {
        title: 'Define the task',
        text: 'A one-page brief names the input, the answer, the user and the cost of a mistake.',
      },
      {
        title: 'Start with a small test',
        text: 'A first model on a sample shows whether your data contains the answer at all.',
      },
      {
        title: 'Build it properly',
        text: 'Scheduled data feeds, tests, access rights and logs replace the experiment.',
      },
      {
        title: 'Release gradually',
        text: 'A small group works with it first and can switch back to the old process at any time.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Data scientists, data engineers and application developers work from one plan.',
      },
      {
        title: 'Innovation',
        text: 'We test new types of models against the current one on your data and adopt whatever does better.',
      },
      {
        title: 'Scalability',
        text: 'A new branch should need more capacity, not another project, and we design for that.',
      },
      {
        title: 'Support',
        text: 'Handover typically includes staff training, a runbook and a named contact for unexpected results.',
      },
    ],
  },
  questions: {
    heading: 'Before you train a model of your own',
    items: [
      {
        question: 'Do we have enough examples?',
        answer: 'A first model on a sample shows it, and adapting an existing model takes fewer.',
      },
      {
        question: 'How will we know a new version is better?',
        answer: 'Both versions take the same test, and the results are listed for each group of cases.',
      },
      {
        question: 'Can our own engineers run and retrain it without you?',
        answer:
          'Every training run can be repeated from its data, and the handover includes a runbook and training.',
      },
    ],
  },
  start: {
    heading: 'Which task would you hand to a model?',
    illustration: start,
    paragraph:
      'Get started by describing the task and a few typical cases in your own words. Contact us with the name of the system involved, and we’ll outline a small experiment that shows whether your data contains the answer.',
  },
} satisfies ServiceContent;
