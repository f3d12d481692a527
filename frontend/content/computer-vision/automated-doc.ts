import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Automated Document Processing, from Inbox to ERP',
    description:
      'Invoices, orders and forms sorted, read, checked and passed on: how we design document processing in which people still decide the doubtful cases.',
  },
  breadcrumb: { category: 'Automated Document Processing', label: 'Solutions' },
  intro: {
    heading: 'Automated document processing, from inbox to booking',
    paragraph:
      'Invoices, orders and forms arrive by mail, upload and scanner. We build the path that sorts them, reads them, checks them and passes them on. People decide the doubtful cases.',
    action: 'Talk about your paperwork',
    illustrationAlt:
      'Papers ride a conveyor through a scanner and end up sorted in a cabinet. One sheet, in coral with an exclamation mark, goes over the cabinet to a person.',
  },
  what: {
    heading: 'What is automated document processing?',
    paragraphs: [
      'It looks after a document on its whole way through your company. Software names its type, pulls the values that matter, checks them against your records and starts the next task: a booking, an approval, a reply.',
      'Scanning alone leaves a picture in a folder; here the content moves. A clerk still approves whatever falls outside your rules. Corrections are stored with the document, so that you can trace later who changed which value.',
    ],
    input: [
      'Emails with attachments',
      'Scans and phone photos',
      'PDF and office files',
      'Master data and your rules',
    ],
    output: [
      'Documents named and filed',
      'Checked records in your system',
      'Tasks for approvers',
      'A history for each document',
    ],
  },
  fit: {
    good: 'A good match is a steady flow of similar papers that follow written rules: supplier invoices, delivery notes, claims, onboarding forms.',
    poor: 'If a trading partner can send structured data, connect the two systems and skip the paper. A few letters a week, each of its own kind, are best read by a person.',
  },
  benefits: {
    heading: 'A quieter back office',
    items: [
      {
        title: 'Less retyping',
        text: 'Values move from the page to the form, and clerks spend their time on the exceptions.',
      },
      {
        title: 'Errors caught before booking',
        text: 'A wrong total, an unknown supplier or a second copy of an invoice can be stopped while it is still easy to put right.',
      },
      {
        title: 'Work you can see',
        text: 'A queue shows what has arrived, what is waiting, and on whose desk.',
      },
      {
        title: 'Calmer month ends',
        text: 'Routine papers keep moving through the peak, so that your team can stay with the difficult ones.',
      },
    ],
  },
  solutions: {
    heading: 'Sort, read, check, pass on',
    lead: 'Each stage also works alone, so you can begin where the pile is highest.',
    items: [
      {
        title: 'Document classification',
        text: 'Software names the type of each page, splits mixed scans into single documents and sends them to the right team.',
      },
      {
        title: 'Data extraction',
        text: 'Header fields, line items and dates are read, and each value says how certain the reading is.',
      },
      {
        title: 'Data validation',
        text: 'What was read is compared with orders, contracts and master data. A mismatch stops and goes to a named person.',
      },
      {
        title: 'Workflow automation',
        text: 'Approvals, reminders, postings and filing follow your rules, inside the programs that your staff open every morning.',
      },
    ],
  },
  steps: {
    heading: 'Beginning with a single document type',
    items: [
      {
        title: 'Map the path',
        text: 'We follow real documents from desk to desk and write down the rules, including the unwritten ones.',
      },
      {
        title: 'Collect samples',
        text: 'You choose typical and awkward papers. Private details are masked or stay on your servers.',
      },
      {
        title: 'Run side by side',
        text: 'Software and clerks process the same batch, and we go through the differences with you.',
      },
      {
        title: 'Hand over in steps',
        text: 'The first type goes live with a way back to manual work. The next one follows when the first runs quietly.',
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
        text: 'Your approval limits, document types and exceptions are written down first and built second.',
      },
      {
        title: 'Agile Methodologies',
        text: 'In short cycles the clerks who will use it try each stage and say what to change.',
      },
      {
        title: 'Cost-Effective',
        text: 'We work with the scanner, mailbox and ERP that you have, and add only the missing piece.',
      },
    ],
  },
  questions: {
    heading: 'Raise these with every bidder',
    items: [
      'What happens to a document that the software cannot place?',
      'Can our own staff add a field or change a rule?',
      'Where is the data processed, and who can open it?',
    ],
  },
  start: {
    heading: 'Begin with the tallest pile of paper',
    paragraph:
      'One kind of document takes your team the most hours. Contact us and name it. With a few examples, names and amounts blacked out, we can sketch the path, point out the risky fields and outline a first stage.',
  },
} satisfies ServiceContent;
