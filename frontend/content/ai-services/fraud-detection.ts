import solutions from '../../illustrations/ai-services/fraud-detection/solutions.svg';
import start from '../../illustrations/ai-services/fraud-detection/start.svg';
import steps from '../../illustrations/ai-services/fraud-detection/steps.svg';
import illustration from '../../illustrations/ai-services/fraud-detection.svg';
import type { ServiceContent } from '../types.ts';

/** The copy must not promise to prevent fraud: a score only gives a reason to check. */
export const content = {
  metadata: {
    title: 'Fraud Detection for Payments, Accounts and Claims',
    description:
      'Fraud detection that scores payments, logins and claims, shows the reasons behind every alert and leaves the decision to your investigators.',
  },
  breadcrumb: { category: 'Fraud Detection', label: 'Solutions' },
  variants: {
    hero: 'ink',
    illustration: 'inset',
    flow: { variant: 'sides', surfaces: ['sand', 'mint'] },
    steps: 'strip',
    benefits: { variant: 'columns', surface: 'sky' },
    solutions: { variant: 'cards', surface: 'ink' },
    why: { variant: 'cards', first: 'mint' },
    related: { variant: 'lists', place: 'below' },
  },
  intro: {
    heading: 'Which payment breaks the pattern, and why?',
    paragraph:
      'Rules and models pick out the few payments, logins and claims worth a second look, and tell your investigators what is unusual about them.',
    action: 'See which records a model needs',
    illustration,
    illustrationAlt: 'Of many payments, the one that switches tracks gets a closer look',
    illustrationMoves: 'left',
  },
  what: {
    heading: 'What is fraud detection?',
    paragraphs: [
      'Fraud detection compares an event, such as a payment, login or claim, with what is normal for that person, device or place. Rules catch patterns you already know. A model scores combinations that nobody has written a rule for.',
      'A score is a reason to look, not proof. Some fraud will get through, and some honest customers will be questioned. You have to choose that balance deliberately and adjust it as behavior changes.',
    ],
    input: [
      'Payments, logins and account changes',
      'Device and location signals',
      'Past cases with their outcomes',
      'Blocklists and company rules',
    ],
    output: [
      'A risk score for each event',
      'The main reasons in plain language',
      'A queue sorted by risk and amount',
      'An audit trail',
    ],
  },
  fit: {
    good: 'It suits companies whose reviewers get more alerts than they can read, or whose losses follow patterns that fixed rules miss.',
    poor: 'With few transactions and no record of past cases, a model has nothing to learn from. Start with limits, a second approval and good logging.',
  },
  benefits: {
    heading: 'Reviewers start with the cases that matter',
    items: [
      {
        title: 'The right cases first',
        text: 'Ranking by risk and amount can bring the cases that matter to the top.',
      },
      {
        title: 'Reasons with every alert',
        text: 'Reviewers see what was unusual, such as a new device followed by a changed payee.',
      },
      {
        title: 'Fewer outright declines',
        text: 'When the risk is moderate, a code or a call can replace a block.',
      },
      {
        title: 'Learning from closed cases',
        text: 'Outcomes that reviewers record can help train the next version.',
      },
    ],
  },
  solutions: {
    heading: 'Payments, accounts, claims and what connects them',
    lead: 'Start where you already have case records, because a model learns from those.',
    illustration: solutions,
    items: [
      {
        title: 'Transaction monitoring',
        text: 'Scores for card payments, transfers and refunds while they are pending. UPI and other instant payments leave only seconds for that.',
      },
      {
        title: 'Account and identity checks',
        text: 'Signs of a hijacked account or a fake sign-up: a new device, a changed address, a sudden payout.',
      },
      {
        title: 'Claims and document review',
        text: 'Claims, invoices and attachments are compared to find duplicates, edited images and impossible dates.',
      },
      {
        title: 'Network analysis',
        text: 'A graph of shared phones, addresses and bank accounts shows investigators which cases may be connected.',
      },
    ],
  },
  sample: {
    heading: 'One alert and its reasons',
    lead: 'The score says how unusual a payment is. The reasons say why, and the reviewer decides what happens next.',
    caption: 'One transfer, risk score 87 of 100',
    columns: ['Signal', 'This transfer', 'Usual for this account'],
    rows: [
      ['Amount', '$4,900', '$40 to $600'],
      ['Payee', 'Added 9 minutes ago', 'Known for months'],
      ['Device', 'First seen today', 'One phone, for a year'],
      ['Time', '3:12 a.m.', '8 a.m. to 10 p.m.'],
    ],
  },
  steps: {
    heading: 'How a fraud model goes live',
    illustration: steps,
    items: [
      {
        title: 'Study past cases',
        text: 'With your investigators, we sort confirmed fraud, false alarms and cases that were never resolved.',
      },
      {
        title: 'Set the balance',
        text: 'You decide how to weigh a missed case against a false alarm, and which customers may be asked to wait.',
      },
      {
        title: 'Run silently',
        text: 'The model scores live events without acting, and reviewers compare it with the current rules.',
      },
      {
        title: 'Switch on one channel',
        text: 'The model goes live on one channel first. Errors, shifts in behavior and fairness between customer groups are then reviewed on a schedule.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Our data scientists work with your investigators on the review screen, where a score becomes a decision.',
      },
      {
        title: 'Customization',
        text: 'Thresholds, queues and approval levels follow your products and your limits.',
      },
      {
        title: 'Agile Methodologies',
        text: 'Rules and models change in small, logged releases, because the patterns keep changing.',
      },
      {
        title: 'Support',
        text: 'After launch, you decide whether we help measure and retrain the model or your team takes over.',
      },
    ],
  },
  questions: {
    heading: 'Three questions about honest customers and hard cases',
    items: [
      {
        question: 'What happens to an honest customer when the score is wrong?',
        answer:
          'Where the risk is moderate, a code or a call can replace a block, and a reviewer can clear the case.',
      },
      {
        question: 'Can an investigator read the reasons without a data scientist?',
        answer: 'Yes, each alert lists what was unusual next to what is usual for that account.',
      },
      {
        question: 'How will we test whether the model puts any group of people at a disadvantage?',
        answer: 'We compare errors between customer groups before launch and then on a schedule.',
      },
    ],
  },
  start: {
    heading: 'Walk us through the cases you see',
    illustration: start,
    paragraph:
      'To get started, contact us and tell us your channels and the kinds of cases your team handles. Leave out personal data; a first conversation needs none. Together, we’ll work out which records a model would need and which channel comes first.',
  },
} satisfies ServiceContent;
