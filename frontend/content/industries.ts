import type { IndustriesContent } from './types.ts';

export const content = {
  metadata: {
    title: 'AI by Industry: Eight Fields, One Page Each',
    description:
      'Retail, manufacturing, logistics, finance, insurance, education, real estate and construction: see where AI can help and how a careful first project runs.',
  },
  heading: 'AI in your industry’s own terms',
  lead: 'A store shelf, a claims file and a building site have little in common, so one page could not serve them all. Each of the eight below begins with a familiar bottleneck and shows what can be built for it. It also describes a careful first project and how to tell whether it worked.',
  illustrationAlt:
    'Eight panels, one for each industry, from a shop shelf to a crane. A coral line with four dark rings joins the two rows: one way of working for all.',
  summaries: {
    'retail-and-ecommerce':
      'Stock in the back room sells nothing. See how shelf photos, demand by store and day, and a search that knows “couch” from “sofa” can support buyers and store teams.',
    manufacturing:
      'A worn tool often leaves traces in the machine log before a bad part reaches the gauge. Read about camera inspection, maintenance from machine signals, process settings and the order of jobs.',
    'logistics-supply-chain':
      'A late container should warn the orders that wait for it. This page covers volume forecasts, arrival times, dock cameras and freight papers for carriers, shippers and warehouses.',
    'financial-services':
      'Analysts close harmless alerts while loan files wait to be typed. The subject here is ranking, reading and matching, with the reasons kept for the reviewer who signs.',
    insurance:
      'Before a handler can judge a claim, someone has to put it together. See how intake, damage photos and broker submissions can be prepared, while people decide on cover.',
    education:
      'A worksheet for every reading level costs a teacher an evening. Find tools that draft material, propose feedback and notice who has gone quiet, while grading stays with people.',
    'real-estate':
      'The break option that matters sits in a scan nobody has opened. Learn what lease abstraction, sorted photos, matched inquiries and meter readings can offer owners and brokers.',
    construction:
      'Schedule, photos and invoices often tell three stories about one floor. The page shows how to lay them side by side, along with estimates, site papers, safety and equipment.',
  },
  closing: {
    heading: 'If your industry is not on the list',
    paragraph:
      'The methods travel further than these eight pages. If your work involves records, documents, pictures or machine readings, describe it in the form below. Say what your trade calls the problem, and we can find out together whether it resembles one of these.',
  },
} satisfies IndustriesContent;
