import type { IndustryContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI for Real Estate: Leases, Listings and Buildings',
    description:
      'Lease abstraction, sorted photos and plans, inquiry matching and building data: how AI can help brokers, asset managers and facility teams find the facts.',
  },
  breadcrumb: { group: 'Industries', name: 'Real Estate' },
  intro: {
    heading: 'AI for real estate: the lease, the listing, the building',
    paragraph:
      'Property is sold on details and managed on paper: floor plans, rent rolls, service charge statements, inspection photos. Our work is to help brokers, asset managers and facility teams get the right detail out of them while it still matters.',
    action: 'Ask about your leases',
    illustrationAlt:
      'A board lists a house, an apartment block and a shop, each with its lease. A person fits a coral key to the row that matches; two others wait.',
  },
  situation: {
    heading: 'Every building has a second life on paper',
    paragraphs: [
      'An acquisition team opens the data room and meets leases of every age, amendments without their originals and a rent roll that agrees with neither. Break options and indexation clauses hide in scans. What due diligence overlooks comes back later as a vacant floor or a claim.',
      'Brokers face the same shortage in another form. Listings carry thin text and unsorted photos, inquiries arrive for units already let, and viewings go to people who wanted something else. In the buildings, an elevator stops on a Sunday because its complaints lay in several mailboxes.',
    ],
  },
  capabilities: {
    heading: 'Along the life of a property',
    lead: 'From data room to facilities desk, each tool answers a question that somebody asks every week.',
    items: [
      {
        title: 'Machine learning for comparables',
        text: 'Similar deals and rents are gathered with their differences spelled out. They support an appraiser’s opinion and do not replace it.',
      },
      {
        title: 'Predictive analytics for leasing',
        text: 'Expected vacancies, renewals and inquiry volumes by building and unit type, for budgets and leasing plans.',
      },
      {
        title: 'Lease abstraction',
        text: 'Language models pull terms, options, deposits and indexation from leases and amendments, each with a link to its clause. What cannot be found is listed as missing.',
      },
      {
        title: 'Computer vision for photos and plans',
        text: 'Pictures are sorted by room and quality, plans become outlines for a person to check, and visible wear is noted at handover.',
      },
      {
        title: 'Intelligent automation of inquiries',
        text: 'Messages are matched with live units, viewings are proposed, and answers are drafted from the facts in the listing.',
      },
      {
        title: 'Building operations',
        text: 'Meter readings, work orders and sensor data are read together. They can point to boilers, pumps and elevators that waste energy or need service.',
      },
    ],
  },
  benefits: {
    heading: 'Where brokers and asset managers feel it',
    items: [
      {
        title: 'Clauses at hand',
        text: 'Ask which tenants may leave early, and get a list with page references.',
      },
      {
        title: 'Better-fitting viewings',
        text: 'Prospects and units are matched on what was asked for, which can spare both sides a wasted trip.',
      },
      {
        title: 'Listings with substance',
        text: 'Text, plan and photo set are checked against the unit’s record before they are published.',
      },
      {
        title: 'Patterns in complaints',
        text: 'Recurring reports about one elevator or boiler show up as one problem, in time for a planned visit.',
      },
    ],
  },
  firstProject: {
    heading: 'Begin with one building',
    items: [
      {
        title: 'One folder, one fact',
        text: 'Take the break dates and notice periods in a single building. We agree on the fields and name the person who checks them.',
      },
      {
        title: 'Poor scans are welcome',
        text: 'Bring signed leases with amendments, the current rent roll and the unit list. Bad copies show the limits early.',
      },
      {
        title: 'Set it against a lawyer’s reading',
        text: 'A sample is abstracted by hand as well. You compare field by field, and decide where the tool may go first and where a person still reads every line.',
      },
    ],
  },
  closing: {
    heading: 'Name a building and the fact you cannot find',
    paragraph:
      'Choose a property, a portfolio or a listing process, note the detail that takes longest to look up, and contact us. Values and prices remain an appraiser’s matter. Finding, ordering and comparing what is written about a building is where we can be of use.',
  },
} satisfies IndustryContent;
