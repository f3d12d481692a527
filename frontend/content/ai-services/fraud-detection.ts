import type { ServiceContent } from '../types.ts';

/** The copy must not promise to prevent fraud: a score only gives a reason to check. */
export const content = {
  metadata: {
    title: 'Fraud Detection for Payments, Accounts and Claims',
    description:
      'Fraud detection that scores payments, logins and claims, shows the reasons behind each alert and leaves the decision to your investigators.',
  },
  breadcrumb: { category: 'Fraud Detection', label: 'Solutions' },
  intro: {
    heading: 'Fraud detection that shows its reasons',
    paragraph:
      'Most payments are fine. We build rules and models that pick out the ones worth a second look and tell your investigators why.',
    action: 'Discuss your alerts',
    illustrationAlt:
      'Round payments run along five parallel tracks. One coral payment, a square among circles, leaves its track for another, under a magnifying glass.',
  },
  what: {
    heading: 'What is fraud detection?',
    paragraphs: [
      'Fraud detection compares an event, such as a payment, a login or a claim, with what is usual for that person, device or place. Rules catch patterns you already know. A model scores combinations that nobody has written a rule for.',
      'A score is a reason to look, not proof. Some fraud will get through, and some honest customers will be questioned. The work lies in choosing that balance on purpose and adjusting it as behavior changes.',
    ],
    input: [
      'Payments, logins and account changes',
      'Device and location signals',
      'Past cases with their outcome',
      'Blocklists and house rules',
    ],
    output: [
      'A risk score for the event',
      'The main reasons in plain words',
      'A queue sorted by risk and amount',
      'A record for audit',
    ],
  },
  fit: {
    good: 'It suits a company whose reviewers face more alerts than they can read, or whose losses follow patterns that fixed rules miss.',
    poor: 'With few transactions and no record of past cases, a model has nothing to learn from. Limits, a second approval and good logging come first.',
  },
  benefits: {
    heading: 'Gains for your review team',
    items: [
      {
        title: 'A better order of work',
        text: 'Ranking by risk and amount can bring the cases that matter to the top.',
      },
      {
        title: 'Reasons beside the alert',
        text: 'Reviewers read what was unusual, such as a new device followed by a changed payee.',
      },
      {
        title: 'Fewer flat refusals',
        text: 'When doubt is moderate, a code or a call can take the place of a block.',
      },
      {
        title: 'Learning from closed cases',
        text: 'Outcomes that reviewers record can train the next version.',
      },
    ],
  },
  solutions: {
    heading: 'Four kinds of detection',
    lead: 'Begin where you already keep case records, since those are what a model learns from.',
    items: [
      {
        title: 'Transaction monitoring',
        text: 'Scores for card payments, transfers and refunds while they are still pending.',
      },
      {
        title: 'Account and identity checks',
        text: 'Signals of a hijacked account or a false sign-up: a new device, a changed address, a sudden payout.',
      },
      {
        title: 'Claims and document review',
        text: 'Comparison of claims, invoices and attachments to find repeats, edited images and dates that cannot be right.',
      },
      {
        title: 'Network analysis',
        text: 'A graph of shared phones, addresses and bank accounts that shows investigators which cases may belong together.',
      },
    ],
  },
  steps: {
    heading: 'How a detector goes live',
    items: [
      {
        title: 'Study past cases',
        text: 'With your investigators we sort confirmed fraud, false alarms and cases that were never settled.',
      },
      {
        title: 'Set the balance',
        text: 'You decide how a missed case weighs against a wrong alarm, and who may be asked to wait.',
      },
      {
        title: 'Run in silence',
        text: 'The model scores live events without acting, and reviewers compare it with the present rules.',
      },
      {
        title: 'Switch on one channel',
        text: 'Errors, changes in behavior and the treatment of different customer groups are then reviewed on a fixed schedule.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'We design the score and the review screen together, since an alert is only as good as the decision it leads to.',
      },
      {
        title: 'Customization',
        text: 'Thresholds, queues and approval levels follow your products and your limits.',
      },
      {
        title: 'Agile Methodologies',
        text: 'Rules and models change in small, logged releases, because fraud keeps changing too.',
      },
      {
        title: 'Support',
        text: 'After launch we can help you measure the model and retrain it.',
      },
    ],
  },
  questions: {
    heading: 'Questions for your shortlist',
    items: [
      'What happens to an honest customer when the score is wrong?',
      'Can an investigator read the reasons without a data scientist?',
      'How will we test whether the model puts a group of people at a disadvantage?',
    ],
  },
  start: {
    heading: 'Talk through the cases you see',
    paragraph:
      'To begin, contact us with your channels and the kinds of case your team handles. Leave out personal data, since a first conversation needs none. Together we can see which records a model would need and where rules are enough.',
  },
} satisfies ServiceContent;
