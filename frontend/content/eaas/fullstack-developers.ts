import solutions from '../../illustrations/eaas/fullstack-developers/solutions.svg';
import start from '../../illustrations/eaas/fullstack-developers/start.svg';
import steps from '../../illustrations/eaas/fullstack-developers/steps.svg';
import illustration from '../../illustrations/eaas/fullstack-developers.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Hire Full Stack Developers',
    description:
      'Hire full stack developers who take tickets on your product, in your repository and under your direction, from the interface to the database and release.',
  },
  breadcrumb: { category: 'Full Stack Development', label: 'Full Stack Development Services' },
  variants: {
    hero: 'ink',
    illustration: 'left',
    flow: { variant: 'sides', surfaces: ['sand', 'sky'] },
    steps: 'panels',
    benefits: { variant: 'panels', surface: 'mint' },
    solutions: { variant: 'panels', surface: 'cobalt' },
    why: { variant: 'cards', first: 'sky' },
    related: { variant: 'lists', place: 'above' },
  },
  intro: {
    heading: 'Hire full stack developers for the product you run',
    paragraph:
      'A hired full stack developer takes a ticket from the design file to production, joins your stand-ups and reviews, and leaves when the push is over.',
    action: 'See who fits your backlog',
    illustration,
    illustrationAlt: 'One developer climbs from the database through the service to the interface',
    illustrationMoves: 'above',
  },
  what: {
    heading: 'What is a full stack developer for hire?',
    paragraphs: [
      'A developer for hire is someone who writes the screen, the endpoint and the query behind it, and who is part of your team for a set period. Your product manager sets priorities, your reviewers approve the work and your repository holds the code.',
      'This differs from [commissioning an application](/enterprise-app/fullstack-development), where we would be responsible for the result. Here, you direct the work, and we supply capable people. Nobody is equally strong everywhere, so we tell you where a developer’s strength lies: interface, services or data.',
    ],
    input: [
      'A product owner and a groomed backlog',
      'Repository access and a setup guide that works',
      'Coding standards and a definition of done',
      'Core hours for working together',
    ],
    output: [
      'Reviewed pull requests in your repository',
      'Tests for the features they build',
      'Notes on decisions and special cases',
      'A clean handover at the end',
    ],
  },
  fit: {
    good: 'A release is near and you need more hands on every layer, a colleague is on leave, or a legacy module needs someone patient. You have a lead who reviews code.',
    poor: 'Without a product owner or a reviewer, new hands produce more code than progress; have the application built as a project instead. For deep work in one field, such as compilers or cryptography, look for a specialist.',
  },
  benefits: {
    heading: 'More hands, and no new way of working',
    items: [
      {
        title: 'Tickets that get finished',
        text: 'A feature does not have to wait in one queue for its interface and in another for its API.',
      },
      {
        title: 'Capacity without a long search',
        text: 'Add people for part of the roadmap and keep permanent roles for the core.',
      },
      {
        title: 'Your methods stay',
        text: 'Stand-ups, branches, linters and review rules remain as they are.',
      },
      {
        title: 'A fresh pair of eyes',
        text: 'Someone new asks why the build is slow and which wiki page is wrong.',
      },
    ],
  },
  solutions: {
    heading: 'The form field, the API and the slow query',
    lead: 'Most tickets cross two or three of these layers.',
    illustration: solutions,
    items: [
      {
        title: 'Front-end work',
        text: 'Components, state, forms and accessibility in React, Angular or Vue, using your design system or helping to build one.',
      },
      {
        title: 'Back-end work',
        text: 'Endpoints, background jobs, sign-in and third-party integrations in stacks such as Node.js, Java, Python or .NET.',
      },
      {
        title: 'Database work',
        text: 'Schema changes, data migrations, slow queries and reports, on relational and document databases.',
      },
      {
        title: 'Testing and deployment work',
        text: 'Adding tests around risky code, along with build pipelines, containers and releases that can be rolled back.',
      },
    ],
  },
  steps: {
    heading: 'How a developer joins your team',
    illustration: steps,
    items: [
      {
        title: 'Profile',
        text: 'You tell us the stack, the tickets and how your team works. We describe who would fit and what would be new to that person.',
      },
      {
        title: 'Conversation',
        text: 'Talk, pair on a real problem or read old pull requests together. The choice is yours.',
      },
      {
        title: 'First ticket',
        text: 'Setup, a walkthrough of the architecture and a small fix that goes all the way to production.',
      },
      {
        title: 'Sprints',
        text: 'Work runs in your sprints, with core hours agreed first: noon in New York is late evening in Mumbai. We adjust the arrangement when the roadmap changes.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Developers are used to reading other people’s code, which is most of the job in a live product.',
      },
      {
        title: 'Customization',
        text: 'You can hire one developer, a pair or a squad with a lead, and shape the role around your open tickets.',
      },
      {
        title: 'Agile Methodologies',
        text: 'They are used to sprints, small pull requests and saying early when an estimate will not hold.',
      },
      {
        title: 'Cost-Effective',
        text: 'You pay for capacity while the roadmap needs it, without a permanent team for a temporary peak.',
      },
    ],
  },
  questions: {
    heading: 'What to ask before you hire',
    items: [
      {
        question: 'Which layer is this developer strongest in, and which is the weakest?',
        answer: 'We tell you when we propose someone, and a real problem in the interview will show it.',
      },
      {
        question: 'Who covers when the developer is sick, and how does that person catch up?',
        answer:
          'The contract says who covers, and tickets, reviews and notes in your own tools make catching up possible.',
      },
      {
        question: 'What will we find in the repository after the last day?',
        answer: 'Reviewed code, tests, notes on decisions and no open branch without an owner.',
      },
    ],
  },
  start: {
    heading: 'Start with a few stuck tickets',
    illustration: start,
    paragraph:
      'Contact us to get started: describe some tickets that have waited too long, the stack they are in and the hours your team works. The tickets tell us more about the right developer than a list of technologies does.',
  },
} satisfies ServiceContent;
