import solutions from '../../illustrations/ai-services/data-solutions/solutions.svg';
import start from '../../illustrations/ai-services/data-solutions/start.svg';
import steps from '../../illustrations/ai-services/data-solutions/steps.svg';
import illustration from '../../illustrations/ai-services/data-solutions.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Data Integration, Quality and Governance',
    description:
      'We connect, clean and govern the data in your systems, so your reports, applications and AI models draw on records that people trust.',
  },
  breadcrumb: { category: 'Data Solutions', label: 'Solutions' },
  variants: {
    hero: 'ink',
    illustration: 'left',
    flow: { variant: 'beside', surfaces: ['sand', 'sky'] },
    steps: 'feature',
    benefits: { variant: 'panels', surface: 'mint' },
    solutions: { variant: 'panels', surface: 'cobalt' },
    why: { variant: 'band', surface: 'sand' },
    related: { variant: 'lists', place: 'below' },
  },
  intro: {
    heading: 'Data that agrees, from every system you run',
    paragraph:
      'Mohammed, Muhammad and Mohd. may be one customer in three systems. We connect them, match the records and help you agree on who can change what.',
    action: 'Get first checks for your data',
    illustration,
    illustrationAlt: 'Scattered shapes next to a table where each kind has its own column',
    illustrationMoves: 'left',
  },
  what: {
    heading: 'What is a data solution?',
    paragraphs: [
      'A data solution is the supply line between the systems that record your business and the people, reports and models that use those records. It moves data, checks it, stores it and controls who can see it.',
      '[Business intelligence](/ai-services/bi-solutions) puts figures on a screen. Here, the product is the data itself: complete, documented, current and in a format the next system understands.',
    ],
    input: [
      'Databases and business applications',
      'Files from suppliers and customers',
      'Web services and event streams',
      'Archives of systems due for retirement',
    ],
    output: [
      'Tested pipelines that run on schedule',
      'One record per customer and product',
      'A catalog of fields and their owners',
      'Access rules with a log',
    ],
  },
  fit: {
    good: 'Typical reasons to start are a merger, a new ERP system or an AI project stalled by bad records.',
    poor: 'With one well-maintained system, an export, a cleanup and a clear rule for data entry may be enough.',
  },
  benefits: {
    heading: 'What changes when records agree',
    items: [
      {
        title: 'One customer, one record',
        text: 'Sales, service and billing can see the same address and the same history.',
      },
      {
        title: 'A head start for AI',
        text: 'Models learn from consistent examples, and a maintained data set can save a project a long initial cleanup.',
      },
      {
        title: 'Early warning of failures',
        text: 'A stopped pipeline can raise an alert before a colleague opens an empty report.',
      },
      {
        title: 'Clear responsibility',
        text: 'A named owner decides what a field means and who can read it.',
      },
    ],
  },
  solutions: {
    heading: 'Connect it, clean it, move it, govern it',
    lead: 'Each one is a project of its own. Together, they form a data platform.',
    illustration: solutions,
    items: [
      {
        title: 'Data integration',
        text: 'Pipelines carry records between applications, in batches or as events, and every transformation is under version control.',
      },
      {
        title: 'Data quality management',
        text: 'Rules that find duplicates, gaps and contradictions, and know that an Indian address has a PIN code and one in Dubai has none. People get a work list.',
      },
      {
        title: 'Data migration and storage',
        text: 'We move records from retiring systems to cloud or on-premises storage, and compare counts and totals before anything is switched off.',
      },
      {
        title: 'Data governance',
        text: 'A catalog, retention rules and access by role, developed with your legal and security staff.',
      },
    ],
  },
  sample: {
    heading: 'Part of a data quality report',
    lead: 'Each finding goes to the people who can correct it, along with the rows in question.',
    caption: 'Customer and order tables, 48,210 rows checked',
    columns: ['Finding', 'Rows', 'Goes to'],
    rows: [
      ['Same customer twice', '1,304', 'Sales support'],
      ['Postal code missing', '612', 'Order entry'],
      ['Invoice dated before its order', '27', 'Accounting'],
      ['Unknown country code', '9', 'IT'],
    ],
  },
  steps: {
    heading: 'The report that suffers most comes first',
    illustration: steps,
    items: [
      {
        title: 'Take inventory',
        text: 'We list systems, tables, owners and known problems, and identify personal data.',
      },
      {
        title: 'Set priorities',
        text: 'You name the report or process that suffers most, and its data comes first.',
      },
      {
        title: 'Build and compare',
        text: 'New pipelines run alongside the old routine until totals agree or every difference is explained.',
      },
      {
        title: 'Hand over the work',
        text: 'Your staff gets runbooks, tests and a practice session in which they repair a broken load.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'We look at both ends of a pipeline: the application that writes a record and the model that reads it.',
      },
      {
        title: 'Customization',
        text: 'Matching rules are tuned on samples of your own names, codes and addresses.',
      },
      {
        title: 'Agile Methodologies',
        text: 'Each short cycle ends with a pipeline you can run, and you can change the order of what follows.',
      },
      {
        title: 'Cost-Effective',
        text: 'We start with the databases and licenses you own and add a product only where they fall short.',
      },
    ],
  },
  questions: {
    heading: 'Ask before anyone touches your data',
    items: [
      {
        question: 'Where will our data be stored, and who can read it during the project?',
        answer:
          'We put the country, the systems and the roles with access in writing before any data changes hands.',
      },
      {
        question: 'How do you prove that a migration lost nothing?',
        answer:
          'Counts and totals are compared before the old system is switched off, and every difference is explained.',
      },
      {
        question: 'What does it take to add a source after you leave?',
        answer: 'Your staff practices it with us, using the runbooks and tests that stay with you.',
      },
    ],
  },
  start: {
    heading: 'Start with your messiest table',
    illustration: start,
    paragraph:
      'Contact us to get started: tell us which systems feed that table, who uses it and what goes wrong. We’ll suggest some first checks that your own staff can run before any project begins.',
  },
} satisfies ServiceContent;
