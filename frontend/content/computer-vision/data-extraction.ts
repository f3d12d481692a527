import solutions from '../../illustrations/computer-vision/data-extraction/solutions.svg';
import start from '../../illustrations/computer-vision/data-extraction/start.svg';
import steps from '../../illustrations/computer-vision/data-extraction/steps.svg';
import illustration from '../../illustrations/computer-vision/data-extraction.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Document Data Extraction with Quality Control',
    description:
      'Turn contracts, forms, reports and scans into fields and rows, with each value linked to its place on the page and doubtful ones sent to a reviewer.',
  },
  breadcrumb: { category: 'Document Data Extraction', label: 'Solutions' },
  variants: {
    hero: 'cobalt',
    illustration: 'left',
    flow: { variant: 'beside', surfaces: ['mint', 'sky'] },
    steps: 'strip',
    benefits: { variant: 'columns', surface: 'sand' },
    solutions: { variant: 'panels', surface: 'ink' },
    why: { variant: 'cards', first: 'sand' },
    related: { variant: 'lists', place: 'below' },
  },
  intro: {
    heading: 'Every value, linked to the line it came from',
    paragraph:
      'We turn contracts, forms, reports and scans into fields and rows. A reviewer can open any value at its place on the page.',
    action: 'Find out which fields are easy to read',
    illustration,
    illustrationAlt: 'Three fields of a form become records on a screen, where a person checks one',
    illustrationMoves: 'left',
  },
  what: {
    heading: 'What is document data extraction?',
    paragraphs: [
      'Extraction reads a document and returns data: names, dates, amounts, clauses, table rows. Optical character recognition turns the image into text. Rules and language models then find the values, even when every sender uses a different layout.',
      'The result is a record with evidence. Each field has its page, its position and a confidence score. Low scores go to a reviewer, who sees the snippet next to the value and confirms or corrects it.',
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
    good: 'Choose it when the facts you need are spread across many documents with different layouts, and you can say exactly which fields you want.',
    poor: 'If every page uses one fixed template, a simple tool that knows the positions is easier to run. Faded or illegible pages limit any method; get a better scan first.',
  },
  benefits: {
    heading: 'Search the archive, trace the number, feed the report',
    items: [
      {
        title: 'Search the whole archive',
        text: 'List the contracts that renew next quarter without opening each one.',
      },
      {
        title: 'Trace a number',
        text: 'A reviewer or auditor can go from any value to the line on the page where it was read.',
      },
      {
        title: 'Review only what is doubtful',
        text: 'People check low-scoring fields and a random sample instead of reading every page.',
      },
      {
        title: 'Feed reports and forecasts',
        text: 'Facts that used to be locked in attachments become columns your other tools can use.',
      },
    ],
  },
  solutions: {
    heading: 'A page becomes a checked record',
    lead: 'We tailor the mix to your documents: a short form needs less than a long contract.',
    illustration: solutions,
    items: [
      {
        title: 'AI data extraction',
        text: 'Models learn your field definitions and read print, tables, checkboxes and legible handwriting, in Latin, Arabic or Indian scripts such as Devanagari and Tamil.',
      },
      {
        title: 'Document classification',
        text: 'Before reading starts, pages are grouped by type, language and sender, and each group gets the method that suits it.',
      },
      {
        title: 'Natural language processing',
        text: 'Some facts are buried in sentences: notice periods, obligations, parties, renewal terms. We mark the passage and return the fact in a fixed format.',
      },
      {
        title: 'Quality control',
        text: 'Format rules, cross-checks between fields and a second reading of samples show how often each field is right on your documents.',
      },
    ],
  },
  sample: {
    heading: 'One extracted record',
    lead: 'Every value comes with its page and a score. A low score goes to a reviewer, and a missing value stays empty.',
    caption: 'Five fields from a 14-page lease',
    columns: ['Field', 'Value', 'Evidence'],
    rows: [
      ['Start date', 'March 1, 2024', 'Page 1, score 0.99'],
      ['Monthly rent', '$2,350', 'Page 2, score 0.98'],
      ['Notice period', '90 days', 'Page 6, score 0.95'],
      ['Renewal', 'Two years', 'Page 9, score 0.61'],
      ['Deposit', 'Empty', 'Not on any page'],
    ],
  },
  steps: {
    heading: 'From field definitions to full volume',
    illustration: steps,
    items: [
      {
        title: 'Define the fields',
        text: 'We write down each field, its format and what counts as correct.',
      },
      {
        title: 'Label a test set',
        text: 'Two people read the same documents separately, which brings disputed definitions to light early.',
      },
      {
        title: 'Tune and measure',
        text: 'Results are reported field by field, because one average hides the bad ones.',
      },
      {
        title: 'Deliver and recheck',
        text: 'Data arrives by API or file, and samples are checked again as layouts change.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'We combine text recognition, language models and simple rules, and choose the simplest one that can read each field.',
      },
      {
        title: 'Customization',
        text: 'Field definitions follow your guidelines, since 03/04 is March 4 in the US, and April 3 in India and the UAE.',
      },
      {
        title: 'Scalability',
        text: 'Batches run in parallel and can be repeated, for one week of mail or a whole archive.',
      },
      {
        title: 'Support',
        text: 'If a sender changes a layout, we retest the affected fields and adjust the extraction.',
      },
    ],
  },
  questions: {
    heading: 'Ask how results are checked',
    items: [
      {
        question: 'How do you measure accuracy for each field, and on whose documents?',
        answer: 'On yours: two people read a test set separately, and results are reported field by field.',
      },
      {
        question: 'Can a language model invent a value, and what stops it?',
        answer:
          'It can, so each value has to point to its place on the page, and a value without one stays empty.',
      },
      {
        question: 'Will our pages end up in someone else’s training data?',
        answer: 'We agree in writing which services may process them and when copies and models are deleted.',
      },
    ],
  },
  start: {
    heading: 'Describe your most difficult page',
    illustration: start,
    paragraph:
      'To get started, list the fields you want and what makes the page hard to read, and contact us. We’ll say how to send a redacted copy, which fields look easy and how to test the others before a larger run.',
  },
} satisfies ServiceContent;
