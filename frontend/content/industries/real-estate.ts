import benefits from '../../illustrations/industries/real-estate/benefits.svg';
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
    heading: 'AI for real estate: the lease, the\u00a0listing, the\u00a0building',
    paragraph:
      'Floor plans, rent rolls, operating expense statements, inspection photos: we help brokers, asset managers and facility teams pull out the right detail while it still matters.',
    action: 'Get a first step for your leases',
    illustration,
    illustrationAlt: 'A parent with a child holds the key to the home that matches; two others wait',
    illustrationMoves: 'right',
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
    lead: 'Each tool answers a question that someone asks every week, in square feet or in square meters.',
    items: [
      {
        icon: 'compare',
        title: 'Machine learning for comparables',
        text: 'Models gather similar sales and rents and spell out the differences. They support an appraiser’s opinion and do not replace it.',
      },
      {
        icon: 'vacancy',
        title: 'Predictive analytics for leasing',
        text: 'Models forecast vacancies, renewals and inquiry volumes by building and unit type, for budgets and leasing plans.',
      },
      {
        icon: 'lease',
        title: 'Lease abstraction',
        text: 'Language models pull terms, options, deposits and escalations from leases and amendments, in English or Arabic, each with a link to its clause. Anything not found is listed as missing.',
      },
      {
        icon: 'plan',
        title: 'Computer vision for photos and plans',
        text: 'Software sorts photos by room and quality, traces floor plans as outlines for a person to check, and notes visible wear at move-out.',
      },
      {
        icon: 'inquiry',
        title: 'Intelligent automation of inquiries',
        text: 'Software matches messages with available units, proposes showings and drafts replies from the facts in the listing.',
      },
      {
        icon: 'elevator',
        title: 'Building operations',
        text: 'Software reads meter readings, work orders and sensor data together. They can point to boilers, pumps and elevators that waste energy or need service.',
      },
    ],
  },
  benefits: {
    heading: 'The clause, the unit and the complaint, found',
    illustration: benefits,
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
        text: 'Descriptions, plans and photos are checked before they are published, such as the carpet area that India’s RERA defines.',
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
        text: 'The project needs signed leases with amendments, the current rent roll and the unit list. Bad copies show the limits early.',
      },
      {
        title: 'Compare with a lawyer’s reading',
        text: 'Someone abstracts a sample by hand. You compare field by field and decide where the tool can go first and where a person still reads every line.',
      },
    ],
  },
  closing: {
    heading: 'Which lease clause is hardest to find?',
    paragraph:
      'Choose a property, a portfolio or a listing process, note the detail that takes longest to look up, and contact us. Values and prices remain an appraiser’s job. Ours is to help you find, organize and compare what has been written about a building.',
  },
} satisfies IndustryContent;
