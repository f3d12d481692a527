import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Document Data Extraction with Quality Control',
    description:
      'Turn contracts, forms, reports and scans into fields and rows, with each value tied to its place on the page and the doubtful ones sent to a reviewer.',
  },
  breadcrumb: { category: 'Document Data Extraction', label: 'Solutions' },
  intro: {
    heading: 'Document data extraction that shows its source',
    paragraph:
      'We turn contracts, forms, reports and scans into fields and rows, and tie every value to the spot on the page it came from.',
    action: 'Ask about your documents',
    illustrationAlt:
      'A form has three highlighted fields. A line leads from each one to its own record on the right: a date, an amount in coral and a name.',
  },
  what: {
    heading: 'What is document data extraction?',
    paragraphs: [
      'Extraction reads a document and returns data: names, dates, amounts, clauses, table rows. Optical character recognition turns the picture into text. Field readers and language models then find the values, even when each sender uses another layout.',
      'The result is a record with evidence. A field carries its page, its position and a confidence score. Low scores go to a reviewer, who sees the snippet beside the value and confirms or corrects it.',
    ],
    input: [
      'Scanned archives',
      'Contracts and reports',
      'Forms, printed or handwritten',
      'A field list with definitions',
    ],
    output: [
      'Rows for your database',
      'Page and position per value',
      'A confidence score per field',
      'A list of doubtful fields',
    ],
  },
  fit: {
    good: 'Choose it when the facts you need sit in many documents of different layout, and when you can say exactly which fields you want.',
    poor: 'If all pages share one fixed template, a simple reader that knows the positions is easier to run. Faded, cropped or scribbled pages limit any method; a better scan comes first.',
  },
  benefits: {
    heading: 'Once it is data, you can',
    items: [
      {
        title: 'Search the whole archive',
        text: 'List the contracts that renew next quarter without opening each of them.',
      },
      {
        title: 'Prove a number',
        text: 'A reviewer or an auditor can go from any value to the line on the page it was read from.',
      },
      {
        title: 'Review only the doubtful',
        text: 'People look at the fields with low scores and a random sample, instead of reading all pages from the top.',
      },
      {
        title: 'Feed reports and forecasts',
        text: 'Facts that used to sit in attachments become columns that your other tools can use.',
      },
    ],
  },
  solutions: {
    heading: 'Extraction services, part by part',
    lead: 'We size the mix to your papers: a short form needs less than a long contract.',
    items: [
      {
        title: 'AI data extraction',
        text: 'Models learn your field definitions and read printed text, tables, checkboxes and, where it is legible, handwriting.',
      },
      {
        title: 'Document classification',
        text: 'Before reading starts, pages are grouped by type, language and sender, so that each group gets the reader that suits it.',
      },
      {
        title: 'Natural language processing',
        text: 'Some facts hide in sentences: notice periods, duties, parties, renewal terms. We mark the passage and return it in a fixed form.',
      },
      {
        title: 'Quality control',
        text: 'Format rules, cross-checks between fields and a second reading of samples show how often each field is right on your documents.',
      },
    ],
  },
  steps: {
    heading: 'Definitions first, volume later',
    items: [
      {
        title: 'Define the fields',
        text: 'We write down each field, its format and what counts as correct.',
      },
      {
        title: 'Label a test set',
        text: 'Two people read the same documents separately, so that disputed definitions surface early.',
      },
      {
        title: 'Tune and measure',
        text: 'Results are reported field by field, because one average hides the bad ones.',
      },
      {
        title: 'Deliver and recheck',
        text: 'Data arrives by API or file, and samples are read again as layouts change.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'We combine text recognition, language models and plain rules, and pick the simplest that reads your field.',
      },
      {
        title: 'Customization',
        text: 'Field definitions come from your own handbook, with your date formats, units and special cases.',
      },
      {
        title: 'Scalability',
        text: 'Batches run in parallel and can be repeated, for a week of mail or a cellar of files.',
      },
      {
        title: 'Support',
        text: 'If a sender changes a layout, we can retest the affected fields and adjust the reader.',
      },
    ],
  },
  questions: {
    heading: 'Questions that expose a weak offer',
    items: [
      'How do you measure each field, and on whose documents?',
      'Can a language model invent a value, and what stops it?',
      'Will our pages end up in somebody else’s training data?',
    ],
  },
  start: {
    heading: 'Send us one awkward page',
    paragraph:
      'Remove the personal details, list the fields that you want from it and contact us. We can tell you which of them look easy, which look hard, and how we would test both before a larger run.',
  },
} satisfies ServiceContent;
