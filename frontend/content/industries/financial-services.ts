import type { IndustryContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI for Financial Services: Alerts, Credit Files, Review',
    description:
      'Rank payment alerts, read loan files, match ledgers and watch models for drift: AI for banks and lenders, designed so a reviewer can follow each result.',
  },
  breadcrumb: { group: 'Industries', name: 'Financial Services' },
  intro: {
    heading: 'Financial services AI that a reviewer can follow',
    paragraph:
      'A loan file, a payment alert or a client review passes through many hands, and each must be able to say why it decided as it did. We build models that sort, read and rank that work, and that show their reasons to the person who signs.',
    action: 'Describe a queue',
    illustrationAlt:
      'Documents, coins and a price curve run into a dark board. One case is marked in coral across all three rows, and two people stand beside the board.',
  },
  situation: {
    heading: 'More alerts than analysts, more pages than hours',
    paragraphs: [
      'Monitoring rules were written for yesterday’s patterns. The queue fills with harmless payments, and analysts close alert after alert with the same note while the odd one lies somewhere among them. Raising the threshold clears the desk and hides the case.',
      'Lending and onboarding have the opposite shape: fewer cases, many pages. Statements, registry extracts and proofs of income are typed into the core system by hand, so the underwriter ends up as a typist. When a file is incomplete the applicant is asked twice. When a decision is questioned later, its grounds have to be pieced together from emails.',
    ],
  },
  capabilities: {
    heading: 'Tools for credit, payments and client service',
    lead: 'We design each one to be explained: inputs, reasons and versions are kept with the result. Where a plain rule is enough, it stays a rule.',
    items: [
      {
        title: 'Machine learning for payment alerts',
        text: 'Payments are ranked by how far they depart from an account’s usual pattern. The features that raised the score stand beside it.',
      },
      {
        title: 'Predictive analytics for cash and credit',
        text: 'Forecasts of liquidity, early arrears and prepayment by portfolio and cohort, given as ranges in place of single numbers.',
      },
      {
        title: 'Computer vision for credit files',
        text: 'Statements, payslips and registry extracts are read into fields, each linked to its place on the page.',
      },
      {
        title: 'Intelligent automation of reconciliation',
        text: 'Ledger lines, bank messages and invoices are matched. Breaks are grouped by likely cause and assigned to a desk.',
      },
      {
        title: 'Language models for client service',
        text: 'Replies are drafted from your own product terms, with the source paragraph attached. Advice stays with licensed staff.',
      },
      {
        title: 'Model monitoring',
        text: 'Drift, data gaps and differences between customer groups are reported, so that risk and audit see them as early as the builders do.',
      },
    ],
  },
  benefits: {
    heading: 'Benefits for risk, operations and the front office',
    items: [
      {
        title: 'Queues in a sensible order',
        text: 'Analysts open the most unusual cases first and can spend less of the day on harmless ones.',
      },
      {
        title: 'Files with fewer gaps',
        text: 'Missing pages are named on arrival, while the applicant is still at the counter or in the app.',
      },
      {
        title: 'Reasons on record',
        text: 'Inputs, score, model version and the reviewer’s decision are stored together, so a later question can be answered from the file.',
      },
      {
        title: 'Earlier sight of strain',
        text: 'Portfolio managers see accounts begin to weaken while there is room for a conversation.',
      },
    ],
  },
  firstProject: {
    heading: 'A pilot under your own governance',
    items: [
      {
        title: 'Draw the boundary',
        text: 'Pick one queue or one document type. Risk, legal and operations agree which decisions the model may inform and which stay wholly human.',
      },
      {
        title: 'Prepare closed cases',
        text: 'Past cases with their outcomes, pseudonymized where possible, stay inside your environment. We look early for labels that only repeat an old rule.',
      },
      {
        title: 'Score in parallel',
        text: 'Reviewers work as usual while scores are logged unseen. Afterwards you compare ranking, misses, workload and effects on customer groups.',
      },
    ],
  },
  closing: {
    heading: 'Begin with the queue that grows',
    paragraph:
      'No model removes fraud or credit loss, and your regulators set the frame for its use. Contact us with the queue that grows fastest and the systems around it, and we can talk through what is worth testing.',
  },
} satisfies IndustryContent;
