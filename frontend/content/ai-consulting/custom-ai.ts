import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Custom AI Development, from Prototype to Daily Use',
    description:
      'We design and build AI applications around one task of yours: assistants, drafting tools and decision support, with tests and people who approve the answers.',
  },
  breadcrumb: { category: 'Custom AI Development', label: 'Solutions' },
  intro: {
    heading: 'Custom AI development for the task you have',
    paragraph:
      'We design and build complete AI applications around one task of yours: the screens, the model, the connections, and the checks that keep people in charge.',
    action: 'Sketch an application',
    illustrationAlt:
      'A caliper measures a coral part of unusual shape above a device with an opening of exactly that outline. The new part is made to fit what already runs.',
  },
  what: {
    heading: 'What is custom AI development?',
    paragraphs: [
      'It makes software that contains AI and fits one organization: an assistant that answers from your manuals, a desk tool that drafts quotes, a scheduler that knows your shop floor. We write what is particular to you and reuse tested parts for the rest.',
      'AI software differs from other software in one way that matters: its answers vary. So we collect test cases with your experts and agree on what the program may do alone and what a person approves. We plan for the wrong answer as carefully as for the right one.',
    ],
    input: [
      'A task and its owner',
      'Sample cases with good answers',
      'Your documents and systems',
      'Rules for security and privacy',
    ],
    output: [
      'A working application',
      'Source code and tests',
      'A log of what the AI answered',
      'A guide for those who run it',
    ],
  },
  fit: {
    good: 'Build when the task sets you apart, touches several of your systems, or involves data that you do not want in a public tool.',
    poor: 'Buy when many companies share the need: a finished product brings updates and a help desk. We can help you choose one and connect it.',
  },
  benefits: {
    heading: 'Beyond the demo',
    items: [
      {
        title: 'Your steps, your words',
        text: 'Screens follow the way your team works, which can keep training short.',
      },
      {
        title: 'Control over data',
        text: 'You decide where documents are stored, which model may see them and what is logged.',
      },
      {
        title: 'Freedom to change models',
        text: 'The model sits behind an interface of its own and can be exchanged when a better one appears.',
      },
      {
        title: 'Running costs in view',
        text: 'Model calls and server time are counted per task, so that you see what a busy month will take.',
      },
    ],
  },
  solutions: {
    heading: 'New tools, and AI for old ones',
    lead: 'A build begins with a prototype and ends in production. Between them lies a new application or an addition to one you have.',
    items: [
      {
        title: 'Discovery and prototype',
        text: 'A narrow version with real cases lets users judge the idea, and shows us what breaks.',
      },
      {
        title: 'AI assistants and applications',
        text: 'Search over your documents, drafting tools or decision support, built for a browser, a phone or the portal you have.',
      },
      {
        title: 'AI inside existing software',
        text: 'We add suggestions, summaries or checks to the program you run today and leave the rest in place.',
      },
      {
        title: 'Production engineering',
        text: 'Sign-in, permissions, logs, spending limits and tests that run by themselves make a good prototype fit for daily work.',
      },
    ],
  },
  steps: {
    heading: 'Built beside the people who use it',
    items: [
      {
        title: 'Observe',
        text: 'We sit with the people who do the task and note the cases that make them pause.',
      },
      { title: 'Prototype', text: 'A few of them try a thin version early and tell us where it fails.' },
      {
        title: 'Harden',
        text: 'Tests, security and connections grow around what proved useful; the rest is dropped.',
      },
      { title: 'Operate', text: 'Your team takes over with our guide, or we stay and run it together.' },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Screen design and security are on the table as early as the choice of model.',
      },
      {
        title: 'Innovation',
        text: 'We compare current models on your test cases and say plainly what is not ready.',
      },
      {
        title: 'Agile Methodologies',
        text: 'You try a new version at the end of each short cycle and decide what the next one adds.',
      },
      {
        title: 'Support',
        text: 'After release we can fix faults, review answers with your experts and teach your engineers the code.',
      },
    ],
  },
  questions: {
    heading: 'Bring these to the first meeting',
    items: [
      'Who owns the code, the prompts and the test cases?',
      'What will the program do when it does not know?',
      'What will it cost to run when everyone uses it?',
    ],
  },
  start: {
    heading: 'Tell us about one task',
    paragraph:
      'Pick one that eats hours. Contact us and say who does it now, with which programs, and what a good result looks like. From that we can sketch a prototype, name the open risks and tell you if buying would be wiser.',
  },
} satisfies ServiceContent;
