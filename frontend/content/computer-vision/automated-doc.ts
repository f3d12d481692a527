import solutions from '../../illustrations/computer-vision/automated-doc/solutions.svg';
import start from '../../illustrations/computer-vision/automated-doc/start.svg';
import steps from '../../illustrations/computer-vision/automated-doc/steps.svg';
import illustration from '../../illustrations/computer-vision/automated-doc.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Automated Document Processing, from Inbox to ERP',
    description:
      'Invoices, orders and forms sorted, read, checked and passed on: how we design document processing that leaves the doubtful cases to people.',
  },
  breadcrumb: { category: 'Automated Document Processing', label: 'Solutions' },
  variants: {
    hero: 'cobalt',
    illustration: 'inset',
    flow: { variant: 'funnel', surfaces: ['sand', 'ink'] },
    steps: 'feature',
    benefits: { variant: 'panels', surface: 'sky' },
    solutions: { variant: 'rows', surface: 'cobalt' },
    why: { variant: 'rows', first: 'mint' },
    related: { variant: 'lists', place: 'above' },
  },
  intro: {
    heading: 'From the inbox to your ERP with less retyping',
    paragraph:
      'Software sorts, reads and checks invoices, orders and forms and passes them on. People handle the doubtful cases.',
    action: 'Get a first workflow sketched',
    illustration,
    illustrationAlt: 'Documents are read on a belt and filed, and a person holds the doubtful one',
    illustrationMoves: 'above',
  },
  what: {
    heading: 'What is automated document processing?',
    paragraphs: [
      'Automated processing moves a document all the way through your company. Software identifies its type, [pulls the values](/computer-vision/data-extraction) that matter, checks them against your records and starts the next task: an entry, an approval, a reply.',
      'Scanning alone leaves an image in a folder; here, the content moves on to the next step. A person still approves anything outside your rules. Corrections are stored with the document, so you can see later who changed which value.',
    ],
    input: [
      'Emails with attachments',
      'Scans and phone photos',
      'PDF and office files',
      'Master data and your rules',
    ],
    output: [
      'Documents labeled and filed',
      'Checked records in your system',
      'Tasks for approvers',
      'A history for each document',
    ],
  },
  fit: {
    good: 'It suits a steady flow of similar documents that follow written rules: supplier invoices, packing slips, claims, onboarding forms.',
    poor: 'If a trading partner can send structured data, connect the two systems and skip the documents. A few letters a week, each one different, are best read by a person.',
  },
  benefits: {
    heading: 'A lighter load for the back office',
    items: [
      {
        title: 'Less retyping',
        text: 'Values move from the page to the form, and staff spend their time on the exceptions.',
      },
      {
        title: 'Errors caught before posting',
        text: 'A wrong total, an unknown supplier or a duplicate invoice can be stopped while it is still easy to fix.',
      },
      {
        title: 'Work you can see',
        text: 'A queue shows what has arrived, what is waiting and on whose desk.',
      },
      {
        title: 'Calmer month ends',
        text: 'Routine documents keep moving through the peak, leaving your team free for the difficult ones.',
      },
    ],
  },
  solutions: {
    heading: 'Sort, read, check, pass on',
    lead: 'Each stage works on its own. Start where the pile is highest.',
    illustration: solutions,
    items: [
      {
        title: 'Document classification',
        text: 'Software identifies each page’s type, splits mixed scans into single documents and sends them to the right team.',
      },
      {
        title: 'Data extraction',
        text: 'Header fields, line items and dates are read, and each value shows how certain the reading is.',
      },
      {
        title: 'Data validation',
        text: 'Values are compared with your records, down to the IRN and QR code of a GST e-invoice or the TRN on one from the UAE. Any mismatch goes to a named person.',
      },
      {
        title: 'Workflow automation',
        text: 'Approvals, reminders, postings and filing follow your rules, in the software your staff already uses.',
      },
    ],
  },
  steps: {
    heading: 'Starting with one document type',
    illustration: steps,
    items: [
      {
        title: 'Map the path',
        text: 'We follow real documents from desk to desk and write down the rules, including the unwritten ones.',
      },
      {
        title: 'Collect samples',
        text: 'You choose typical and awkward documents. Private details are masked or stay on your servers.',
      },
      {
        title: 'Run side by side',
        text: 'Software and staff process the same batch, and we review the differences with you.',
      },
      {
        title: 'Go live in stages',
        text: 'The first type goes live, and you can return to manual work at any time. The next follows once the first runs smoothly.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Our team covers both halves of the task: reading the page and posting to the system behind it.',
      },
      {
        title: 'Customization',
        text: 'We document your approval limits, document types and exceptions before we build anything.',
      },
      {
        title: 'Agile Methodologies',
        text: 'We work in short cycles: the people who will use the workflow try each stage and tell us what to change.',
      },
      {
        title: 'Cost-Effective',
        text: 'We work with the scanner, mailbox and ERP you have, and add only the missing piece.',
      },
    ],
  },
  questions: {
    heading: 'Ask about the documents that go wrong',
    items: [
      {
        question: 'What happens to a document the software cannot identify?',
        answer: 'It waits in a queue for a named person, whose decision is stored with it.',
      },
      {
        question: 'Can our own staff add a field or change a rule?',
        answer: 'Rules and fields are written down first, and we show your staff how to change them.',
      },
      {
        question: 'Where is the data processed, and who can access it?',
        answer:
          'In your systems or in a country and service that we agree on in writing, by roles that you name.',
      },
    ],
  },
  start: {
    heading: 'Start with the tallest pile',
    illustration: start,
    paragraph:
      'Which documents take up most of your team’s time? Contact us to get started. Tell us where they arrive and what becomes of them. We’ll say how to send redacted examples, then sketch the workflow, the risky fields and a first stage.',
  },
} satisfies ServiceContent;
