import benefits from '../../illustrations/industries/financial-services/benefits.svg';
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
    firstProject: 'cards',
  },
  intro: {
    heading: 'AI for financial services, with its reasons shown',
    paragraph:
      'A loan file, a payment alert or a client review passes through many hands, and each person must be able to explain their decision. We build models that sort, read and rank that work, and show their reasons to the person who signs off.',
    action: 'Get a first step for one queue',
    illustration,
    illustrationAlt: 'A person pulls the odd card out of a long row, with three reasons attached to it',
    illustrationMoves: 'above',
  },
  situation: {
    heading: 'More alerts than analysts, more pages than hours',
    paragraphs: [
      'Monitoring rules were written for yesterday’s patterns. The queue fills with harmless payments, and analysts close alert after alert with the same note while the odd one hides among them. Raising the threshold clears the queue but buries the one case that matters.',
      'Lending and onboarding have the opposite problem: fewer cases but many pages. Statements, corporate filings and proofs of income are keyed into the core system, so the underwriter ends up typing. When a file is incomplete, the applicant is asked twice. When a decision is questioned later, the reasons have to be pieced together from emails.',
    ],
  },
  capabilities: {
    heading: 'From the payment alert to the model report',
    lead: 'Inputs, reasons and versions are stored with each result. In the US, for one, a declined applicant has a right to the specific reasons.',
    items: [
      {
        icon: 'alerts',
        title: 'Machine learning for payment alerts',
        text: 'Models rank payments, from cards to UPI and ACH, by how far they depart from an account’s usual pattern, and show the reasons for a high score next to it.',
      },
      {
        icon: 'cash',
        title: 'Predictive analytics for cash and credit',
        text: 'Models forecast liquidity, early delinquency and prepayment by portfolio and cohort, as ranges instead of single numbers.',
      },
      {
        icon: 'statements',
        title: 'Computer vision for loan files',
        text: 'Software reads statements, pay stubs and corporate filings into fields, and links each field to its place on the page.',
      },
      {
        icon: 'match',
        title: 'Intelligent automation of reconciliation',
        text: 'Software matches ledger lines, bank messages and invoices, groups breaks by likely cause and assigns them to a desk.',
      },
      {
        icon: 'answer',
        title: 'Language models for client service',
        text: 'Language models draft replies from your own product terms, with the source paragraph attached. Advice stays with licensed staff.',
      },
      {
        icon: 'drift',
        title: 'Model monitoring',
        text: 'Reports on drift, data gaps and differences between customer groups go to risk and audit at the same time as to the developers.',
      },
    ],
  },
  benefits: {
    heading: 'The unusual case first, the missing page at once',
    illustration: benefits,
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
