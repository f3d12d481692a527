import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Customized AI & ML Models for Your CRM and ERP',
    description:
      'A model trained on your examples, deployed where your people work and connected to CRM, ERP and marketing platforms: what it takes and when to buy instead.',
  },
  breadcrumb: { category: 'AI & ML Solutions', label: 'Customized AI & ML Models' },
  intro: {
    heading: 'Customized AI & ML models inside your own systems',
    paragraph:
      'When no product on the shelf fits the task, we build the model for it. It learns from your data, answers in the screens your people use, and is looked after once it is live.',
    action: 'Describe your task',
    illustrationAlt:
      'Loose shapes and a data store feed a cabinet with a small network through a wide pipe. A coral plug in a socket joins it to three business systems: your data trains it, your tools use it.',
  },
  what: {
    heading: 'What is a customized AI model?',
    paragraphs: [
      'A customized model learns one task from your own examples: rank these leads, route this ticket, estimate this repair. Sometimes we train it from scratch. More often we adapt an existing model, which needs fewer examples.',
      'The model is the smaller part of the work. Around it stand the data feed, the tests, the interface and the monitoring. We plan them together, because a score in a data scientist’s notebook helps nobody at the counter.',
    ],
    input: [
      'Examples with the right answer',
      'Access to systems that hold them',
      'A measure of good and bad',
      'Limits on speed, cost, privacy',
    ],
    output: [
      'A model with a version number',
      'An API or a screen to use it',
      'Test results per group',
      'Documents for your engineers',
    ],
  },
  fit: {
    good: 'Consider it when the task is particular to you and returns daily. You also need examples of good answers, or people who know the work and can write them.',
    poor: 'A ready-made service may already translate, transcribe or read receipts well enough: try that first. Clear rules that fit on one page should stay rules.',
  },
  benefits: {
    heading: 'What a model of your own changes',
    items: [
      {
        title: 'It knows your categories',
        text: 'The answers use your product codes, priorities and exceptions instead of a vendor’s general list.',
      },
      {
        title: 'It sits in the daily screen',
        text: 'A suggestion appears in the record that the clerk has open, so there is no other tool to learn.',
      },
      {
        title: 'Ownership is settled',
        text: 'Who owns the code, the model and the data is agreed in writing before work begins.',
      },
      {
        title: 'Its limits are on paper',
        text: 'Tests by region, product and customer group show where it does well and where people should decide.',
      },
    ],
  },
  solutions: {
    heading: 'Build, release, maintain, connect',
    lead: 'Take the full path, or only the part that your own team is missing.',
    items: [
      {
        title: 'AI and ML model development',
        text: 'We turn the task into data, several candidate models and a fair test, and write down why one was chosen.',
      },
      {
        title: 'Training and deployment',
        text: 'Training can be repeated from the same data. The release goes to your cloud or your servers, first silently beside the old way, then for a few users.',
      },
      {
        title: 'Model maintenance',
        text: 'We watch what goes in and what comes out, collect new examples and retrain when the answers slip.',
      },
      {
        title: 'Integration with CRM, ERP and marketing platforms',
        text: 'Scores and suggestions are written to the fields, queues and campaigns you already run, through the interfaces that the vendor supports.',
      },
    ],
  },
  steps: {
    heading: 'Small proof, careful release',
    items: [
      {
        title: 'Set the task',
        text: 'One page names the input, the answer, the user and what a mistake would cost.',
      },
      {
        title: 'Prove it small',
        text: 'A first model on a sample shows whether your data holds the answer at all.',
      },
      {
        title: 'Build it properly',
        text: 'Scheduled data feeds, tests, access rights and logs replace the experiment.',
      },
      {
        title: 'Release with care',
        text: 'A small group works with it first, and a switch leads back to the old way.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Data scientists, data engineers and application developers plan the project from one list.',
      },
      {
        title: 'Innovation',
        text: 'We test new kinds of model against the present one on your data, and adopt what does better.',
      },
      {
        title: 'Scalability',
        text: 'We design the service so that a new branch needs more capacity, but not another project.',
      },
      {
        title: 'Support',
        text: 'The handover typically includes training for your staff, a runbook and an agreed contact for odd results.',
      },
    ],
  },
  questions: {
    heading: 'Get these answered first',
    items: [
      'Could an existing product do this well enough?',
      'How will we know that a new version is better?',
      'Can our own engineers run and retrain it without you?',
    ],
  },
  start: {
    heading: 'Let us weigh build against buy',
    paragraph:
      'Contact us with the task, a few examples and the system it touches. We can compare an existing product with a model of your own, and outline a small first experiment that settles whether to go on.',
  },
} satisfies ServiceContent;
