import solutions from '../../illustrations/ai-services/bi-solutions/solutions.svg';
import start from '../../illustrations/ai-services/bi-solutions/start.svg';
import steps from '../../illustrations/ai-services/bi-solutions/steps.svg';
import illustration from '../../illustrations/ai-services/bi-solutions.svg';
import type { ServiceContent } from '../types.ts';

/** Combines the two variants of this page (requirement R56). */
export const content = {
  metadata: {
    title: 'Business Intelligence Dashboards and Reports',
    description:
      'Business intelligence with shared definitions: data warehousing, data visualization, reporting and big data analytics for the people who make decisions.',
  },
  breadcrumb: { category: 'Artificial Intelligence', label: 'Business Intelligence Solutions' },
  variants: {
    hero: 'ink',
    illustration: 'right',
    flow: { variant: 'funnel', surfaces: ['mint', 'cobalt'] },
    steps: 'ladder',
    benefits: { variant: 'ledger', surface: 'sand' },
    solutions: { variant: 'rows', surface: 'ink' },
    why: { variant: 'cards', surfaces: ['sky', 'mint', 'sand', 'sky'] },
  },
  intro: {
    heading: 'Business intelligence everyone can agree on',
    paragraph:
      'Sales quotes one figure, finance another. We build the warehouse, the definitions and the dashboards that let both use the same one.',
    action: 'Inquiry now',
    illustration,
    illustrationAlt:
      'A spreadsheet, a calculator and a customer card feed a full warehouse. One coral box becomes the same coral figure on a screen and in a printed report.',
  },
  businessIntelligence: {
    about: {
      heading: 'About our reporting work',
      paragraphs: [
        'We build reporting for companies whose numbers are spread across an order system, accounting software, an online store and spreadsheets.',
        'Most of the work comes before the first chart. Each measure gets a written definition, a source and an owner.',
      ],
    },
    howItWorks: {
      heading: 'How It Works',
      items: [
        {
          title: 'Data Collection',
          name: 'Connect the sources',
          text: 'Set up read-only access to orders, invoices and website visits.',
        },
        {
          title: 'Data Collection',
          name: 'Define the fields',
          text: 'Agree in writing on what counts as a customer or a return.',
        },
        {
          title: 'Data Collection',
          name: 'Check the quality',
          text: 'Send duplicates, gaps and impossible dates to the people who can correct them.',
        },
        {
          title: 'Data Collection',
          name: 'Schedule the loads',
          text: 'Bring in new records every night or every hour, with an alert when a load fails.',
        },
        {
          title: 'Data Collection',
          name: 'Hand over',
          text: 'Give your team the code, the definitions and a guide to adding a source.',
        },
      ],
    },
  },
  what: {
    heading: 'What is business intelligence?',
    paragraphs: [
      'Business intelligence turns the records a company already keeps into figures people can act on. It copies data from daily systems, joins it in one model and presents it in reports and dashboards.',
      'It shows what happened and where to look. It cannot supply records that nobody enters, and the decisions stay with you. Forecasting is a separate step.',
    ],
    input: [
      'Orders, invoices and payments',
      'Stock and purchasing records',
      'Website and app visits',
      'Spreadsheets that teams maintain',
    ],
    output: [
      'One warehouse with defined measures',
      'Dashboards for each role',
      'Scheduled reports by email',
      'Data sets for analysts',
    ],
  },
  fit: {
    good: 'Teams argue over a figure, or someone rebuilds the same spreadsheet every Monday. The records exist but have never been joined.',
    poor: 'If one person reads one report from one system, improve that report first.',
  },
  benefits: {
    heading: 'How reports help managers',
    items: [
      {
        title: 'Fewer disputes about figures',
        text: 'Revenue, margin and returns are defined once and used in every report.',
      },
      {
        title: 'Questions answered in the meeting',
        text: 'Managers can filter by region or product without asking an analyst.',
      },
      {
        title: 'Less copying and pasting',
        text: 'Scheduled loads can replace the weekly routine of exporting, pasting and correcting.',
      },
      {
        title: 'Totals you can drill into',
        text: 'Readers can go from a total to the orders behind it.',
      },
    ],
  },
  solutions: {
    heading: 'The building blocks of a BI system',
    lead: 'You can start with any of them, but this order usually works best.',
    illustration: solutions,
    items: [
      {
        title: 'Data warehousing',
        text: 'We design tables that join your sources and preserve history, so past sales stay with the old region when a customer moves to a new one.',
      },
      {
        title: 'Data visualization',
        text: 'Dashboards with a few charts, each tied to a question someone asks, and readable on a phone.',
      },
      {
        title: 'Reporting and analytics',
        text: 'Fixed reports for month-end, ad hoc analysis of what caused a change, and access rights by role.',
      },
      {
        title: 'Big data analytics',
        text: 'When clicks, logs or sensor readings outgrow one database, we typically use columnar storage and distributed queries.',
      },
    ],
  },
  steps: {
    heading: 'One subject at a time',
    illustration: steps,
    items: [
      {
        title: 'Pick a meeting',
        text: 'We choose a meeting you hold every week and list the numbers it needs.',
      },
      {
        title: 'Sketch the report',
        text: 'The people who will read it try a mockup before any data is moved.',
      },
      {
        title: 'Build one subject',
        text: 'Sales or inventory goes from source to screen and is reconciled with your books.',
      },
      {
        title: 'Train, then extend',
        text: 'Readers learn to filter and drill down, and then the next subject follows.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'We design the table, the query and the chart together, because an error in any of them shows up as a wrong number.',
      },
      {
        title: 'Customization',
        text: 'Measures follow your own rules for returns, discounts and fiscal periods.',
      },
      {
        title: 'Scalability',
        text: 'New sources and subjects can be added to the model you already have.',
      },
      {
        title: 'Support',
        text: 'With ongoing support, we monitor the loads and adapt them when a source system changes.',
      },
    ],
  },
  questions: {
    heading: 'What to ask a BI vendor, and our answers',
    items: [
      {
        question: 'Who owns the definitions, and where can we read them?',
        answer:
          'A named owner on your side does, and each definition stands next to its measure, in writing.',
      },
      {
        question: 'What do users see when a data load fails?',
        answer: 'The time of the last good load, while an alert goes to whoever looks after the loads.',
      },
      {
        question: 'Can we keep the model and the code if we part ways?',
        answer: 'Yes: the handover includes the code, the definitions and a guide to adding a source.',
      },
    ],
  },
  start: {
    heading: 'Bring one report you don’t trust',
    illustration: start,
    paragraph:
      'To get started, contact us and tell us the report’s title and the systems behind it. We’ll go through its figures with you and list what a first dashboard would need.',
  },
} satisfies ServiceContent;
