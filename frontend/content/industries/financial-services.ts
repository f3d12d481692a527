import firstProject from '../../illustrations/industries/financial-services/first-project.svg';
import illustration from '../../illustrations/industries/financial-services.svg';
import type { IndustryContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI for Financial Services: Alerts and Loan Files',
    description:
      'Rank payment alerts, read loan files, match ledgers and watch models for drift: AI for banks and lenders, designed so reviewers can follow each result.',
  },
  breadcrumb: { category: 'Industries', path: '/industries/', label: 'Financial Services' },
  variants: {
    hero: 'mint',
    illustration: 'left',
    situation: 'columns',
    capabilities: { variant: 'columns', surface: 'cobalt' },
    benefits: { variant: 'ledger', surface: 'sand' },
    firstProject: 'list',
  },
  intro: {
    heading: 'Financial services AI that a reviewer can follow',
    paragraph:
      'A loan file, a payment alert or a client review passes through many hands, and each person must be able to explain their decision. We build models that sort, read and rank that work, and show their reasons to the person who signs off.',
    action: 'Describe your queue',
    illustration,
    illustrationAlt:
      'Documents, coins and a price curve run into a dark board. One case is marked in coral across all three rows, and a reviewer points to it.',
  },
  situation: {
    heading: 'More alerts than analysts, more pages than hours',
    paragraphs: [
      'Monitoring rules were written for yesterday’s patterns. The queue fills with harmless payments, and analysts close alert after alert with the same note while the odd one hides among them. Raising the threshold clears the queue but buries the one case that matters.',
      'Lending and onboarding have the opposite problem: fewer cases but many pages. Statements, corporate filings and proofs of income are keyed into the core system, so the underwriter ends up typing. When a file is incomplete, the applicant is asked twice. When a decision is questioned later, the reasons have to be pieced together from emails.',
    ],
  },
  capabilities: {
    heading: 'Tools for credit, payments and client service',
    lead: 'Each one is designed to be explainable, and inputs, reasons and versions are stored with the result. Where a simple rule is enough, it stays a rule.',
    items: [
      {
        title: 'Machine learning for payment alerts',
        text: 'Payments are ranked by how far they depart from an account’s usual pattern, with the reasons for a high score shown next to it.',
      },
      {
        title: 'Predictive analytics for cash and credit',
        text: 'Forecasts of liquidity, early delinquency and prepayment by portfolio and cohort, given as ranges instead of single numbers.',
      },
      {
        title: 'Computer vision for loan files',
        text: 'Statements, pay stubs and corporate filings are read into fields, each linked to its place on the page.',
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
        text: 'Drift, data gaps and differences between customer groups are reported to risk and audit at the same time as to the developers.',
      },
    ],
  },
  benefits: {
    heading: 'Benefits for risk, operations and the front office',
    items: [
      {
        title: 'Queues in priority order',
        text: 'Analysts open the most unusual cases first and can spend less of the day on harmless ones.',
      },
      {
        title: 'Files with fewer gaps',
        text: 'Missing pages are identified on arrival, while the applicant is still at the counter or in the app.',
      },
      {
        title: 'Reasons on record',
        text: 'Inputs, score, model version and the reviewer’s decision are stored together, ready for later questions.',
      },
      {
        title: 'Earlier signs of strain',
        text: 'Portfolio managers can see accounts beginning to weaken while there is still time for a conversation.',
      },
    ],
  },
  firstProject: {
    heading: 'A pilot under your own governance',
    illustration: firstProject,
    items: [
      {
        title: 'Set the boundaries',
        text: 'Choose one queue or one document type. Risk, legal and operations agree on which decisions the model may inform and which stay entirely with people.',
      },
      {
        title: 'Prepare closed cases',
        text: 'Past cases with their outcomes, pseudonymized where possible, stay inside your environment. We check early for labels that only repeat an old rule.',
      },
      {
        title: 'Score in parallel',
        text: 'Reviewers work as usual while scores are recorded in the background. Afterward, you compare ranking, misses, workload and effects on customer groups.',
      },
    ],
  },
  closing: {
    heading: 'Which queue is growing fastest?',
    paragraph:
      'Contact us about that queue and the systems around it, and let’s discuss what is worth testing. No model eliminates fraud or credit losses, and your regulators set the rules for using one.',
  },
} satisfies IndustryContent;
