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
    steps: 'panels',
    benefits: { variant: 'columns', surface: 'sand' },
    solutions: { variant: 'rows', surface: 'ink' },
    why: { variant: 'band', surface: 'mint' },
    related: { variant: 'lists', place: 'above' },
  },
  intro: {
    heading: 'Business intelligence everyone\u00a0can agree on',
    paragraph:
      'One warehouse, one set of definitions and dashboards that give sales and finance the same revenue figure.',
    action: 'Inquiry now',
    illustration,
    illustrationAlt: 'Two people from different teams point at the same bar of one chart',
    illustrationMoves: 'above',
  },
  businessIntelligence: {
    about: {
      heading: 'About figures from four systems in one report',
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
      'It shows what happened and where to look. What may happen next is a [forecast](/ml-ds/predictive-analysis), which is a step of its own.',
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
    good: 'Teams argue over a figure, or someone rebuilds the same spreadsheet every Monday.',
    poor: 'If one person reads one report from one system, improve that report first.',
  },
  benefits: {
    heading: 'Meetings that start with one figure',
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
    heading: 'A warehouse first, then the charts',
    lead: 'This order usually works best.',
    illustration: solutions,
    items: [
      {
        title: 'Data warehousing',
        text: 'Tables that join your sources and preserve history, so past sales stay with the old region when a customer moves.',
      },
      {
        title: 'Data visualization',
        text: 'Dashboards with a few charts, each tied to a question someone asks, and readable on a phone.',
      },
      {
        title: 'Reporting and analytics',
        text: 'Fixed reports for month-end, analysis of what caused a change, and access rights by role.',
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
        text: 'Measures follow your own rules: figures before or after GST, VAT or sales tax, a fiscal year from April or January, lakhs or millions.',
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
    heading: 'Name one report you don’t trust',
    illustration: start,
    paragraph:
      'To get started, contact us and tell us the report’s title and the systems behind it. We’ll go through its figures with you and list what a first dashboard would need.',
  },
} satisfies ServiceContent;
