import illustration from '../illustrations/pages/industries.svg';
import type { IndustriesContent } from './types.ts';

export const content = {
  metadata: {
    title: 'AI Solutions by Industry',
    description:
      'Retail, manufacturing, logistics, finance, insurance, education, real estate and construction: see where AI can help and how to plan a first project.',
  },
  heading: 'AI for the way your industry works',
  lead: 'A store shelf, a claims file and a construction site have little in common but this: work waits until someone has read, counted or compared something. That is where AI can help, and where a small first project can start.',
  illustration,
  illustrationMoves: 'above',
  illustrationAlt: 'Industries, from a store shelf to a crane, joined by one line',
  summaries: {
    'retail-and-ecommerce':
      'Stock sitting in the back room does not sell. Shelf photos, forecasts by store and day, and a search that treats “couch” and “sofa” alike can support buyers and store teams.',
    manufacturing:
      'A worn tool often shows up in the machine log before a bad part reaches inspection. Cameras, predictive maintenance and better process settings can help the line notice it sooner.',
    'logistics-supply-chain':
      'When a container is late, every order waiting on it should be flagged. Forecasts, arrival estimates, dock cameras and checks of freight documents, such as India’s e-way bills, can help planners act in time.',
    'financial-services':
      'Analysts close harmless alerts while loan files wait to be keyed in. AI can rank, read and match them, with the reasons recorded for the reviewer who signs off.',
    insurance:
      'Before an adjuster can assess a claim, someone has to put it together. Software can prepare intake, damage photos and broker submissions, and people decide on coverage.',
    education:
      'A worksheet for every reading level costs a teacher an evening. Tools can draft materials, suggest feedback and notice who has gone quiet, while grading stays with teachers.',
    'real-estate':
      'The termination clause that matters is in a scan nobody has opened. Lease abstraction, sorted photos, matched inquiries and meter data can help owners and brokers find what they need.',
    construction:
      'Schedules, photos and invoices often tell three different stories about the same floor. AI can compare them, and help with estimates, site documents, safety and equipment.',
  },
  closing: {
    heading: 'Don’t see your industry?',
    paragraph:
      'Many of these methods carry over to other fields. If your work involves records, documents, images or machine readings, describe it in the form, in your own terms. Together, we will find out whether it resembles one of these problems.',
  },
} satisfies IndustriesContent;
