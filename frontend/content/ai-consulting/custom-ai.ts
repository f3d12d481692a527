import solutions from '../../illustrations/ai-consulting/custom-ai/solutions.svg';
import start from '../../illustrations/ai-consulting/custom-ai/start.svg';
import steps from '../../illustrations/ai-consulting/custom-ai/steps.svg';
import illustration from '../../illustrations/ai-consulting/custom-ai.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Custom AI Development, from Prototype to Daily Use',
    description:
      'We design and build AI applications for one specific task: assistants, drafting tools and decision support, with tests and people who approve the answers.',
  },
  breadcrumb: { category: 'Custom AI Development', label: 'Solutions' },
  variants: {
    hero: 'sand',
    illustration: 'left',
    flow: { variant: 'beside', surfaces: ['sand', 'mint'] },
    steps: 'feature',
    benefits: { variant: 'columns', surface: 'sky' },
    solutions: { variant: 'cards', surface: 'cobalt' },
    why: { variant: 'rows', first: 'mint' },
    related: { variant: 'lists', place: 'below' },
  },
  intro: {
    heading: 'AI software for the one task nobody sells a tool for',
    paragraph:
      'Custom AI development covers the screens, the model, the integrations and the checks that keep people in charge.',
    action: 'Get a prototype outlined',
    illustration,
    illustrationAlt: 'Three holes have ready blocks; a block made to measure fits the odd fourth hole',
    illustrationMoves: 'above',
  },
  what: {
    heading: 'What is custom AI development?',
    paragraphs: [
      'Custom AI is software built for one organization: an assistant that answers from your manuals, a tool that drafts quotes, a scheduler that knows your shop floor. We write what is specific to you and reuse tested parts for the rest.',
      'AI software differs from other software in one important way: its answers vary. So we collect test cases with your experts and agree on what the application may do on its own and what a person has to approve. We plan for the wrong answer as carefully as for the right one.',
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
      'A guide for the people who run it',
    ],
  },
  fit: {
    good: 'Build when the task sets you apart, involves several of your systems or uses data you do not want in a public tool.',
    poor: 'Buy when many companies share the need: a finished product comes with updates and a help desk. Ask us to help you choose one and connect it.',
  },
  benefits: {
    heading: 'What you get from software built for you',
    items: [
      {
        title: 'Your steps, your terms',
        text: 'Screens follow the way your team works, which can keep training short.',
      },
      {
        title: 'Control over data',
        text: 'You decide where documents are stored, which model can see them and what is logged.',
      },
      {
        title: 'Freedom to change models',
        text: 'The model sits behind its own interface, so you can replace it when a better one appears.',
      },
      {
        title: 'Running costs in view',
        text: 'Model calls and server time are counted per task, so you can see what a busy month will cost.',
      },
    ],
  },
  solutions: {
    heading: 'New tools, and AI for existing ones',
    lead: 'A build starts with a prototype and ends in production, as a new application or an addition to one you have.',
    illustration: solutions,
    items: [
      {
        title: 'Discovery and prototype',
        text: 'A narrow version with real cases lets users judge the idea and shows us what breaks.',
      },
      {
        title: 'AI assistants and applications',
        text: 'Document search, drafting or decision support, in a browser, on a phone or in your portal. A question in Arabic or Hindi can find its answer in an English manual.',
      },
      {
        title: 'AI inside existing software',
        text: 'We add suggestions, summaries or checks to the software you run today and leave the rest in place.',
      },
      {
        title: 'Production engineering',
        text: 'Sign-in, permissions, logs, spending limits and automated tests make a good prototype ready for daily work.',
      },
    ],
  },
  steps: {
    heading: 'Built with the people who use it',
    illustration: steps,
    items: [
      {
        title: 'Observe',
        text: 'We sit with the people who do the task and note the cases that make them pause.',
      },
      { title: 'Prototype', text: 'A few of them try an early version and tell us where it fails.' },
      {
        title: 'Harden',
        text: 'We add tests, security and integrations around what proved useful and drop the rest.',
      },
      { title: 'Operate', text: 'Your team takes over with our guide, or we stay and run it together.' },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Interface design and security are discussed as early as the choice of model.',
      },
      {
        title: 'Innovation',
        text: 'We compare current models on your test cases and tell you plainly what is not ready.',
      },
      {
        title: 'Agile Methodologies',
        text: 'You try a new version at the end of each short cycle and decide what comes next.',
      },
      {
        title: 'Support',
        text: 'Bug fixes, reviews of answers with your experts and training for your engineers can continue after release.',
      },
    ],
  },
  questions: {
    heading: 'Ask whoever builds your AI',
    items: [
      {
        question: 'Who owns the code, the prompts and the test cases?',
        answer: 'The contract says so before work begins, and all three are part of the handover.',
      },
      {
        question: 'What will the application do when it does not know the answer?',
        answer: 'It says so and hands over to a person, and our tests include such cases.',
      },
      {
        question: 'What will it cost to run when everyone uses it?',
        answer: 'Costs are counted per task from the prototype on, so you can multiply them by your volume.',
      },
    ],
  },
  start: {
    heading: 'Tell us about one task',
    illustration: start,
    paragraph:
      'Get started with a task that takes hours every week. Contact us and tell us who does it now, what software they use and what a good result looks like. We’ll outline what a prototype would need and where the risks are.',
  },
} satisfies ServiceContent;
