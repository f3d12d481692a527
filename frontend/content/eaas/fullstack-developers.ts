import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Hire Full Stack Developers',
    description:
      'Hire full stack developers who take tickets on your product, in your repository and under your direction, from the interface to the database and the release.',
  },
  breadcrumb: { category: 'Full Stack Development', label: 'Full Stack Development Services' },
  intro: {
    heading: 'Hire full stack developers for the product you run',
    paragraph:
      'Your backlog is longer than your team. A hired full stack developer takes a ticket from the design file to production, joins your stand-ups and reviews, and leaves when the push is over.',
    action: 'Send us your tickets',
    illustrationAlt:
      'One developer in coral stands behind a server, with one hand on a browser window and the other on a database: a single person for every layer.',
  },
  what: {
    heading: 'What is a full stack developer for hire?',
    paragraphs: [
      'It is someone who writes the screen, the endpoint and the query behind it, and who belongs to your team for an agreed time. Your product manager orders the work, your reviewers approve it and your repository holds it.',
      'This differs from ordering an application, where we would answer for the result. Here you steer, and we supply capable people and look after the engagement. Nobody is equally deep everywhere, so we tell you where a developer’s weight lies: interface, services or data.',
    ],
    input: [
      'A product owner and a groomed backlog',
      'Repository access and a setup guide that works',
      'Coding standards and a definition of done',
      'Working hours that overlap with your team’s',
    ],
    output: [
      'Reviewed pull requests in your repository',
      'Tests beside the features they cover',
      'Notes on decisions and odd corners',
      'A tidy handover at the end of the stay',
    ],
  },
  fit: {
    good: 'A release is near and more hands on each layer would help, a colleague is on leave, or a legacy corner needs somebody patient. You have a lead who reviews code.',
    poor: 'Without a product owner or a reviewer, new hands make more code than progress; have the application built as a project instead. For deep work in one field, say compilers or cryptography, look for that specialist.',
  },
  benefits: {
    heading: 'Four things a hired developer changes',
    items: [
      {
        title: 'Tickets that finish',
        text: 'A feature need not wait in one queue for its interface and in another for its API.',
      },
      {
        title: 'Capacity without a search',
        text: 'Add people for a stretch of the roadmap and keep permanent roles for the core.',
      },
      {
        title: 'Your methods stay',
        text: 'Stand-ups, branches, linters and review rules remain as they are.',
      },
      {
        title: 'A fresh reader',
        text: 'Someone new asks why the build is slow and which page of the wiki is wrong.',
      },
    ],
  },
  solutions: {
    heading: 'What the developers work on',
    lead: 'Typical assignments, layer by layer. Most tickets cross two or three of them.',
    items: [
      {
        title: 'Front-end work',
        text: 'Components, state, forms and accessibility in React, Angular or Vue, from your design system or toward one.',
      },
      {
        title: 'Back-end work',
        text: 'Endpoints, background jobs, sign-in and third-party connections in stacks such as Node.js, Java, Python or .NET.',
      },
      {
        title: 'Database work',
        text: 'Schema changes, data migrations, slow queries and reports, on relational and document databases.',
      },
      {
        title: 'Testing and deployment work',
        text: 'Missing tests around risky code, build pipelines, containers, and releases that can be rolled back.',
      },
    ],
  },
  steps: {
    heading: 'A developer joins your team',
    items: [
      {
        title: 'Profile',
        text: 'You tell us the stack, the tickets and how your team works. We describe who would fit, and what would be new to that person.',
      },
      {
        title: 'Conversation',
        text: 'Talk, pair on a real problem or read old pull requests together. The choice is yours.',
      },
      {
        title: 'First ticket',
        text: 'Setup, a walk through the architecture and a small fix that goes all the way to production.',
      },
      {
        title: 'Rhythm',
        text: 'Work runs in your sprints. We check in with both sides and change the arrangement when the roadmap does.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Developers bring practice in reading other people’s code, which is most of the job in a living product.',
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
        text: 'You pay for capacity while the roadmap needs it, and need not build a permanent team for a passing peak.',
      },
    ],
  },
  questions: {
    heading: 'What to ask before you hire',
    items: [
      'Which layer is this developer strongest in, and which is the weakest?',
      'Who stands in during an illness, and how does that person catch up?',
      'What will we find in the repository after the last day?',
    ],
  },
  start: {
    heading: 'Get started with a few stuck tickets',
    paragraph:
      'Contact us with some tickets that have waited too long, the stack they live in and the hours your team keeps. They tell us more about the right developer than a list of technologies does.',
  },
} satisfies ServiceContent;
