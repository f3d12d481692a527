import type { ServiceContent } from '../types.ts';

/** Combines the two specified variants of this page. */
export const content = {
  metadata: {
    title: 'Business Intelligence Dashboards and Reports',
    description:
      'Business intelligence with agreed definitions: data warehousing, data visualization, reporting and big data analytics for people who decide.',
  },
  breadcrumb: { category: 'Artificial Intelligence', label: 'Business Intelligence Solutions' },
  intro: {
    heading: 'Business intelligence that agrees on the numbers',
    paragraph:
      'Sales quotes one figure, finance another. We build the warehouse, the definitions and the dashboards that let both start from the same one.',
    action: 'Inquiry now',
    illustrationAlt:
      'A spreadsheet, a calculator and a customer card feed a warehouse with full shelves. One coral box leads to the same coral figure on a screen and on a printed report.',
  },
  about: {
    heading: 'About our reporting work',
    paragraphs: [
      'We build reporting for companies whose numbers live apart: in an order system, an accounting package, a web shop and a folder of spreadsheets.',
      'Most of the work comes before the first chart: each measure gets a written definition, a source and an owner.',
    ],
  },
  howItWorks: {
    heading: 'How It Works',
    items: [
      {
        title: 'Data Collection',
        text: 'Connect the sources: read-only access to orders, invoices and visits.',
      },
      {
        title: 'Data Collection',
        text: 'Define the fields: what counts as a customer or a return is written down.',
      },
      {
        title: 'Data Collection',
        text: 'Check the quality: duplicates, gaps and impossible dates go to people who can correct them.',
      },
      {
        title: 'Data Collection',
        text: 'Schedule the loads: new records arrive each night or hour, and a failed load raises an alarm.',
      },
      {
        title: 'Data Collection',
        text: 'Hand over: your team gets the code, the definitions and a guide to adding a source.',
      },
    ],
  },
  what: {
    heading: 'What is business intelligence?',
    paragraphs: [
      'Business intelligence turns the records a company already keeps into figures people can act on. It copies data from daily systems, joins it in one model and shows it in reports and dashboards.',
      'It describes what happened and where to look. It cannot supply records that nobody enters, and the decision stays yours. Forecasts are a separate step on the same data.',
    ],
    input: [
      'Orders, invoices and payments',
      'Stock and purchasing records',
      'Web and app visits',
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
    good: 'Teams argue over one figure, or someone rebuilds the same spreadsheet every Monday. The records exist but were never joined.',
    poor: 'If one person reads one report from one system, the reports built into that system will do. Improve those first.',
  },
  benefits: {
    heading: 'Why managers open these reports',
    items: [
      {
        title: 'Fewer disputes about figures',
        text: 'Revenue, margin and returns are defined once and used in every report.',
      },
      {
        title: 'Questions answered in the meeting',
        text: 'Managers can filter by region or product without an analyst.',
      },
      {
        title: 'Less copying by hand',
        text: 'Scheduled loads can replace the weekly export, paste and correct.',
      },
      {
        title: 'Totals you can open',
        text: 'Readers can go from a total to the orders behind it.',
      },
    ],
  },
  solutions: {
    heading: 'The building blocks of a BI system',
    lead: 'Order them one by one; this sequence usually works best.',
    items: [
      {
        title: 'Data warehousing',
        text: 'We design tables that join your sources and keep history: moving a customer to a new region leaves past sales where they were.',
      },
      {
        title: 'Data visualization',
        text: 'Dashboards with few charts, each tied to a question that someone asks, and readable on a phone.',
      },
      {
        title: 'Reporting and analytics',
        text: 'Fixed reports for month end, open analysis for the cause of a change, and access rights by role.',
      },
      {
        title: 'Big data analytics',
        text: 'When clicks, logs or sensor readings outgrow one database, we typically store them by column and spread queries over several machines.',
      },
    ],
  },
  steps: {
    heading: 'One subject at a time',
    items: [
      {
        title: 'Pick a decision',
        text: 'We take a meeting you hold every week and list the numbers it needs.',
      },
      {
        title: 'Sketch the report',
        text: 'Its readers try a paper version before any data is moved.',
      },
      {
        title: 'Build one subject',
        text: 'Sales or stock goes from source to screen and is reconciled with your books.',
      },
      {
        title: 'Train, then extend',
        text: 'Readers learn to filter and drill down; the next subject follows.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'We treat the table, the query and the chart as one design, because an error in any of them shows up as a wrong number.',
      },
      {
        title: 'Customization',
        text: 'Measures follow your own rules for returns, discounts and fiscal periods.',
      },
      {
        title: 'Scalability',
        text: 'New sources and subjects can join the model that is already there.',
      },
      {
        title: 'Support',
        text: 'We can watch the loads after launch and adapt them when a source system changes.',
      },
    ],
  },
  questions: {
    heading: 'Put these to every BI supplier',
    items: [
      'Who owns the definitions, and where can we read them?',
      'What do users see when a load fails?',
      'Can we keep the model and the code if we part ways?',
    ],
  },
  start: {
    heading: 'Bring one report you do not trust',
    paragraph:
      'Contact us with its title and the systems behind it. We can go through its figures with you and list what a first dashboard would need.',
  },
} satisfies ServiceContent;
