import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Full Stack Development of Web Applications',
    description:
      'We design and build web applications as one piece: front end, back end, database, testing and deployment, in slices you can try and with notes to hand over.',
  },
  breadcrumb: { category: 'Full Stack Development', label: 'Solutions' },
  intro: {
    heading: 'Full stack development for an application of your own',
    paragraph:
      'You need one application, not a pile of parts. We design and build the screen, the service behind it and the data underneath together, so a change in your business can be one change in the software.',
    action: 'Describe your application',
    illustrationAlt:
      'A coral line runs from a button in a browser window, through a server, to a single row of a database: one click, followed through every layer.',
  },
  what: {
    heading: 'What is full stack development?',
    paragraphs: [
      'A web application has layers. The front end is what people see and touch. The back end applies the rules, talks to other systems and decides who may do what. The database keeps the facts. In full stack development one team designs, builds and runs all three.',
      'The layers then fit. A field on the form, the check behind it and the column that stores it follow one definition. A second delivery address is then one job, not three.',
    ],
    input: [
      'The task, in the words of the people who do it',
      'The sketches, spreadsheets or tool in use today',
      'Access to the systems it must talk to',
      'One person who can decide',
    ],
    output: [
      'A running application, released in small steps',
      'Source code with its history',
      'Automated tests and a repeatable deployment',
      'Notes for operators and later developers',
    ],
  },
  fit: {
    good: 'A process that sets you apart has outgrown its spreadsheet, several roles share the same records, or rented software forces detours. Then software made for you can repay its upkeep.',
    poor: 'If a standard product covers most of the need, rent it and adapt your process. For a site of text and pictures, use a content system. Without an owner in your business, do not begin.',
  },
  benefits: {
    heading: 'Benefits of one team for all layers',
    items: [
      {
        title: 'Fewer seams',
        text: 'No screen team hands work over to a server team, so less is lost on the way.',
      },
      {
        title: 'Working software early',
        text: 'You click through a real version while changing course is still cheap.',
      },
      {
        title: 'One set of rules',
        text: 'Prices, permissions and limits are defined in one place and hold on every screen.',
      },
      {
        title: 'Room to change',
        text: 'Automated tests let later features go in with less fear for the old ones.',
      },
    ],
  },
  solutions: {
    heading: 'The layers we build',
    lead: 'Take all four for a new product, or one for an existing application.',
    items: [
      {
        title: 'Front-end development',
        text: 'Accessible screens for phone and desktop, in React or your present framework, tried by keyboard and on slow networks.',
      },
      {
        title: 'Back-end development',
        text: 'Services and APIs that hold business rules, sign people in, and connect to payment, CRM or ERP systems.',
      },
      {
        title: 'Database design',
        text: 'A data model in the terms of your trade, with migrations, backups, restore drills and indexes planned for growing tables.',
      },
      {
        title: 'Testing and deployment',
        text: 'Unit and browser tests on every change, and one build that moves from test to production with a way back.',
      },
    ],
  },
  steps: {
    heading: 'How an application takes shape',
    items: [
      {
        title: 'Watch the work',
        text: 'We see the task done, list roles and rules, and cut a first version useful by itself.',
      },
      {
        title: 'Lay the skeleton',
        text: 'Screens are sketched, the data model is agreed, and one thin path runs from button to table.',
      },
      {
        title: 'Build in slices',
        text: 'Each slice is a finished ability, such as quoting or approving, that you try in a test environment.',
      },
      {
        title: 'Release and hand over',
        text: 'Real data moves in, users start in groups, and operation is documented for whoever runs it.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Our developers work on screens, services and data models, and know what a choice in one costs in the others.',
      },
      {
        title: 'Customization',
        text: 'The application follows your roles, terms and exceptions, and uses standard parts wherever your case is ordinary.',
      },
      {
        title: 'Agile Methodologies',
        text: 'Short cycles end in something you can open and use, so priorities may change with what you learn.',
      },
      {
        title: 'Support',
        text: 'After launch we can watch the logs, update dependencies and develop the next features with you.',
      },
    ],
  },
  questions: {
    heading: 'Clear these up before you order',
    items: [
      'Who owns the code, and the accounts it runs in, from the first day?',
      'How do we get back to the last version when a release goes wrong?',
      'Could another team take over from your documentation alone?',
    ],
  },
  start: {
    heading: 'Get started with one workflow',
    paragraph:
      'Contact us with the task your application should carry and the tools it would replace. A page of notes or a marked-up spreadsheet will do. We ask about roles, exceptions and data before we talk technology.',
  },
} satisfies ServiceContent;
