import solutions from '../../illustrations/enterprise-app/fullstack-development/solutions.svg';
import start from '../../illustrations/enterprise-app/fullstack-development/start.svg';
import steps from '../../illustrations/enterprise-app/fullstack-development/steps.svg';
import illustration from '../../illustrations/enterprise-app/fullstack-development.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Full Stack Development of Web Applications',
    description:
      'We design and build web applications as a whole: front end, back end, database, testing and deployment, in increments you can try, with notes for the handover.',
  },
  breadcrumb: { category: 'Full Stack Development', label: 'Solutions' },
  variants: {
    hero: 'sky',
    illustration: 'inset',
    flow: { variant: 'beside', surfaces: ['sand', 'mint'] },
    steps: 'panels',
    benefits: { variant: 'panels', surface: 'sky' },
    solutions: { variant: 'rows', surface: 'cobalt' },
    why: { variant: 'band', surface: 'mint' },
    related: { variant: 'cards', place: 'below' },
  },
  intro: {
    heading: 'One application, from the button to the database',
    paragraph:
      'Full stack development means one team for the screens, the services and the data, so when your business changes, the software can change with it.',
    action: 'Get a first version scoped',
    illustration,
    illustrationAlt: 'One click on a button goes through screen and server to a row of data',
    illustrationMoves: 'above',
  },
  what: {
    heading: 'What is full stack development?',
    paragraphs: [
      'A web application has layers. The front end is what people see and use. The back end applies the rules, talks to other systems and decides who can do what. The database stores the facts. In full stack development, one team designs, builds and runs all three.',
      'The layers then fit together. A field on the form, the check behind it and the column that stores it can share one definition. Adding a second delivery address can then be a single job.',
    ],
    input: [
      'The task, described by the people who do it',
      'The sketches, spreadsheets or software you use',
      'Access to the systems it must connect to',
      'One person who can make decisions',
    ],
    output: [
      'A running application, released in small steps',
      'Source code with its history',
      'Automated tests and a repeatable deployment',
      'Notes for operators and future developers',
    ],
  },
  fit: {
    good: 'A process that sets you apart has outgrown its spreadsheet, several roles share the same records, or off-the-shelf software forces workarounds. Custom software can then justify its upkeep.',
    poor: 'If a standard product covers most of the need, subscribe to it and adapt your process. For a site of text and images, use a content management system.',
  },
  benefits: {
    heading: 'What one team for every layer saves you',
    items: [
      {
        title: 'Fewer handoffs',
        text: 'Front-end work is not handed off to a separate back-end team, so less gets lost along the way.',
      },
      {
        title: 'Working software early',
        text: 'You click through a real version while changing course is still cheap.',
      },
      {
        title: 'One set of rules',
        text: 'Prices, permissions and limits are defined once and apply on every screen.',
      },
      {
        title: 'Room to change',
        text: 'Automated tests let you add features with less risk to existing ones.',
      },
    ],
  },
  solutions: {
    heading: 'Screens, services, data and the way to production',
    lead: 'Each layer is tested on its own and together with the others.',
    illustration: solutions,
    items: [
      {
        title: 'Front-end development',
        text: 'Accessible screens for phone and desktop, in React or your current framework, tested by keyboard and on slow networks.',
      },
      {
        title: 'Back-end development',
        text: 'Services and APIs enforce business rules, sign people in and connect to CRM, ERP and payments, such as UPI in India or ACH in the US.',
      },
      {
        title: 'Database design',
        text: 'A data model in your industry’s terms, with migrations, backups, restore drills and indexes planned for growth.',
      },
      {
        title: 'Testing and deployment',
        text: 'Unit and browser tests on every change, and one build that moves from test to production, with a rollback ready.',
      },
    ],
  },
  steps: {
    heading: 'How an application takes shape',
    illustration: steps,
    items: [
      {
        title: 'Watch the work',
        text: 'We see the task done, list roles and rules, and scope a first version that is useful on its own.',
      },
      {
        title: 'Build the skeleton',
        text: 'Screens are sketched, the data model is agreed on, and one simple feature works all the way from the button to the database.',
      },
      {
        title: 'Build in increments',
        text: 'Each increment is a finished capability you can test, such as quoting or approving.',
      },
      {
        title: 'Release and hand over',
        text: 'Real data moves in, users are onboarded in groups, and operations are documented.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Our developers work on screens, services and data models, and know how a choice in one affects the others.',
      },
      {
        title: 'Customization',
        text: 'The application follows your roles, terms and exceptions, and uses standard parts wherever your case is ordinary.',
      },
      {
        title: 'Agile Methodologies',
        text: 'Short cycles end in something you can open and use, so priorities can change as you learn.',
      },
      {
        title: 'Support',
        text: 'After launch, you choose whether we monitor logs, update dependencies and build more features.',
      },
    ],
  },
  questions: {
    heading: 'Clarify these before anyone writes code',
    items: [
      {
        question: 'Who owns the code, and the accounts it runs in, from day one?',
        answer: 'We agree on it in writing before work begins, and suggest that the accounts are yours.',
      },
      {
        question: 'How do we get back to the previous version when a release goes wrong?',
        answer: 'Every release is one build with a rollback ready.',
      },
      {
        question: 'Could another team take over from your documentation alone?',
        answer:
          'That is its purpose: notes for operators and developers, automated tests and a repeatable deployment.',
      },
    ],
  },
  start: {
    heading: 'Which workflow comes first?',
    illustration: start,
    paragraph:
      'To get started, contact us and tell us which task your application should handle and which tools it would replace. A few lines of notes will do. We’ll ask about roles, exceptions and data, and scope a first version, before we discuss technology.',
  },
} satisfies ServiceContent;
