import illustration from '../illustrations/pages/industries.svg';
import type { IndustriesContent } from './types.ts';

export const content = {
  metadata: {
    title: 'AI Solutions for Eight Industries',
    description:
      'Retail, manufacturing, logistics, finance, insurance, education, real estate and construction: see where AI can help and how to plan a first project.',
  },
  heading: 'AI for the way your industry works',
  lead: 'A store shelf, a claims file and a construction site have little in common, so each industry has its own page. Every page starts with a familiar bottleneck, shows what AI could do about it and ends with a small first project you can evaluate.',
  illustration,
  illustrationAlt:
    'Eight panels, one for each industry, from a store shelf to a crane. A coral line with four dark rings joins the two rows.',
  summaries: {
    'retail-and-ecommerce':
      'Stock sitting in the back room does not sell. See how shelf photos, forecasts by store and day, and a search that treats “couch” and “sofa” alike can support buyers and store teams.',
    manufacturing:
      'A worn tool often shows up in the machine log before a bad part reaches inspection. Read about camera inspection, predictive maintenance, process settings and job scheduling.',
    'logistics-supply-chain':
      'When a container is late, every order waiting on it should be flagged. See how volume forecasts, arrival estimates, dock cameras and freight document checks can help carriers, shippers and warehouses.',
    'financial-services':
      'Analysts close harmless alerts while loan files wait to be keyed in. Learn how AI can rank, read and match them, with the reasons recorded for the reviewer who signs off.',
    insurance:
      'Before an adjuster can assess a claim, someone has to put it together. See how intake, damage photos and broker submissions can be prepared while people decide on coverage.',
    education:
      'A worksheet for every reading level costs a teacher an evening. Find tools that draft materials, suggest feedback and notice who has gone quiet, while grading stays with teachers.',
    'real-estate':
      'The termination clause that matters is in a scan nobody has opened. Learn how lease abstraction, sorted photos, matched inquiries and meter data can help owners and brokers.',
    construction:
      'Schedules, photos and invoices often tell three different stories about the same floor. See how to compare them, and how AI can help with estimates, site documents, safety and equipment.',
  },
  next: {
    heading: 'Don’t see your industry?',
    paragraph:
      'Many of these methods carry over to other fields. If your work involves records, documents, images or machine readings, describe it in the form below, in your own terms. Together, we will find out whether it resembles one of these problems.',
    action: 'Describe your work',
  },
} satisfies IndustriesContent;
