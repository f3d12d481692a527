import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Data Integration, Quality and Governance',
    description:
      'We connect, clean and govern the data in your systems, so that reports, applications and AI models can work from records people trust.',
  },
  breadcrumb: { category: 'Data Solutions', label: 'Solutions' },
  intro: {
    heading: 'Data solutions for systems that disagree',
    paragraph:
      'The same customer sits in several systems under several spellings. We connect those systems, match the records and help you agree who may change what.',
    action: 'Describe your data',
    illustrationAlt:
      'Loose circles, squares and triangles lie scattered beside a table in which each shape has its column. A coral triangle follows a dotted path into its place.',
  },
  what: {
    heading: 'What is a data solution?',
    paragraphs: [
      'A data solution is the supply line between the systems that record your business and the people, reports and models that use those records. It moves data, checks it, stores it and controls who can see it.',
      'Business intelligence shows figures on a screen. Here the product is the data itself: complete, described, current and in a format that the next system understands.',
    ],
    input: [
      'Databases and business applications',
      'Files from suppliers and customers',
      'Web services and event streams',
      'Archives of systems due for retirement',
    ],
    output: [
      'Tested pipelines that run on schedule',
      'One record for each customer and product',
      'A catalog of fields and their owners',
      'Access rules with a log',
    ],
  },
  fit: {
    good: 'Typical reasons to start are a merger, a new ERP system, or an AI project that stalls on bad records.',
    poor: 'A company with one well-kept system rarely needs a data platform. An export, a cleanup and a clear rule for data entry may be enough.',
  },
  benefits: {
    heading: 'Orderly data in daily use',
    items: [
      {
        title: 'One customer, one record',
        text: 'Sales, service and billing can see the same address and the same history.',
      },
      {
        title: 'An earlier start for AI',
        text: 'Models learn from consistent examples, and a maintained data set can spare the project its first long cleanup.',
      },
      {
        title: 'Failures you hear about first',
        text: 'A stopped pipeline can raise an alarm before a colleague opens an empty report.',
      },
      {
        title: 'Clear responsibility',
        text: 'A named owner decides what a field means and who may read it.',
      },
    ],
  },
  solutions: {
    heading: 'Where we can take work off your hands',
    lead: 'Each item is a project of its own. Together they form a data platform.',
    items: [
      {
        title: 'Data integration',
        text: 'Pipelines that carry records between applications, in batches or as events, with every transformation under version control.',
      },
      {
        title: 'Data quality management',
        text: 'Rules that find duplicates, gaps and contradictions, and a work list for the people who settle them.',
      },
      {
        title: 'Data migration and storage',
        text: 'We move records from retiring systems to a cloud or on-site store, and compare counts and sums before anything is switched off.',
      },
      {
        title: 'Data governance',
        text: 'A catalog, retention rules and access by role, drawn up with your legal and security staff.',
      },
    ],
  },
  steps: {
    heading: 'The path of a data project',
    items: [
      {
        title: 'Take inventory',
        text: 'We list systems, tables, owners and known problems, and mark what is personal data.',
      },
      {
        title: 'Set priorities',
        text: 'You name the report or process that suffers most, and its data comes first.',
      },
      {
        title: 'Build and compare',
        text: 'New pipelines run beside the old routine until totals agree or each difference is explained.',
      },
      {
        title: 'Transfer the work',
        text: 'Your staff get runbooks, tests and an exercise in which they repair a broken load.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'We look at both ends of a pipeline, the application that writes a record and the model that reads it.',
      },
      {
        title: 'Customization',
        text: 'Matching rules are tuned on samples of your own names, codes and addresses.',
      },
      {
        title: 'Agile Methodologies',
        text: 'Each short cycle ends with a pipeline you can run, and you may reorder what follows.',
      },
      {
        title: 'Cost-Effective',
        text: 'We begin with the databases and licenses you own and add a product only where they fall short.',
      },
    ],
  },
  questions: {
    heading: 'Three questions before you sign',
    items: [
      'Where will our data be stored, and who can read it during the project?',
      'How do you show that a migration lost nothing?',
      'What does it take to add a source after you have left?',
    ],
  },
  start: {
    heading: 'Start with your messiest table',
    paragraph:
      'Describe it when you contact us: which systems feed it, who uses it and what goes wrong. We can suggest the first checks, and your own staff can run them ahead of any project.',
  },
} satisfies ServiceContent;
