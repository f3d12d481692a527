import firstProject from '../../illustrations/industries/real-estate/first-project.svg';
import illustration from '../../illustrations/industries/real-estate.svg';
import type { IndustryContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI for Real Estate: Leases, Listings and Buildings',
    description:
      'Lease abstraction, sorted photos and plans, inquiry matching and building data: how AI can help brokers, asset managers and facility teams find the facts.',
  },
  breadcrumb: { category: 'Industries', path: '/industries/', label: 'Real Estate' },
  variants: {
    hero: 'sand',
    illustration: 'right',
    situation: 'row',
    capabilities: { variant: 'panels', surface: 'cobalt' },
    benefits: { variant: 'panels', surface: 'mint' },
    firstProject: 'cards',
  },
  intro: {
    heading: 'AI for real estate: the lease, the listing, the building',
    paragraph:
      'Real estate runs on documents: floor plans, rent rolls, operating expense statements, inspection photos. We help brokers, asset managers and facility teams pull out the right detail while it still matters.',
    action: 'Tell us about your leases',
    illustration,
    illustrationAlt:
      'A board lists a house, an apartment building and a store, each with its lease. A person holds a coral key up to the row that matches; two other people wait.',
  },
  situation: {
    heading: 'The facts are buried in the files',
    paragraphs: [
      'An acquisition team opens the data room and finds leases of every age, amendments without their originals and a rent roll that agrees with neither. Termination options and escalation clauses hide in scans. What due diligence misses comes back later as a vacant floor or a claim.',
      'Brokers have a similar problem. Listings have thin descriptions and unsorted photos, inquiries arrive for units already leased, and showings go to people who wanted something else. In the building itself, an elevator stops on a Sunday after complaints about it were scattered across several inboxes.',
    ],
  },
  capabilities: {
    heading: 'From listing to lease to building',
    lead: 'Each tool answers a question that someone asks every week.',
    items: [
      {
        title: 'Machine learning for comparables',
        text: 'Similar sales and rents are gathered with their differences spelled out. They support an appraiser’s opinion and do not replace it.',
      },
      {
        title: 'Predictive analytics for leasing',
        text: 'Expected vacancies, renewals and inquiry volumes by building and unit type, for budgets and leasing plans.',
      },
      {
        title: 'Lease abstraction',
        text: 'Language models pull terms, options, deposits and escalations from leases and amendments, each with a link to its clause. Anything not found is listed as missing.',
      },
      {
        title: 'Computer vision for photos and plans',
        text: 'Photos are sorted by room and quality, floor plans are traced as outlines for a person to check, and visible wear is noted at move-out.',
      },
      {
        title: 'Intelligent automation of inquiries',
        text: 'Messages are matched with available units, showings are proposed, and replies are drafted from the facts in the listing.',
      },
      {
        title: 'Building operations',
        text: 'Meter readings, work orders and sensor data are read together. They can point to boilers, pumps and elevators that waste energy or need service.',
      },
    ],
  },
  benefits: {
    heading: 'What brokers and asset managers notice',
    items: [
      {
        title: 'Clauses at your fingertips',
        text: 'Ask which tenants can leave early, and get a list with page references.',
      },
      {
        title: 'Showings that fit',
        text: 'Prospects and units are matched on what the prospect asked for, which can spare both sides a wasted trip.',
      },
      {
        title: 'Accurate listings',
        text: 'Descriptions, plans and photos are checked against the unit’s record before they are published.',
      },
      {
        title: 'Patterns in complaints',
        text: 'Recurring reports about one elevator or boiler show up as one problem, in time for a scheduled visit.',
      },
    ],
  },
  firstProject: {
    heading: 'Start with one building',
    illustration: firstProject,
    items: [
      {
        title: 'Choose which dates to find',
        text: 'Start with the termination dates and notice periods for a single building. We agree on the fields and on who checks them.',
      },
      {
        title: 'Poor scans are welcome',
        text: 'Bring signed leases with amendments, the current rent roll and the unit list. Bad copies show the limits early.',
      },
      {
        title: 'Compare with a lawyer’s reading',
        text: 'A sample is abstracted by hand, too. You compare field by field and decide where the tool can go first and where a person still reads every line.',
      },
    ],
  },
  closing: {
    heading: 'Which lease clause is hardest to find?',
    paragraph:
      'Choose a property, a portfolio or a listing process, note the detail that takes longest to look up, and contact us. Values and prices remain an appraiser’s job. Ours is to help you find, organize and compare what has been written about a building.',
  },
} satisfies IndustryContent;
