import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'SaaS Tech Partners: Matching, APIs, Joint Launch',
    description:
      'Find software partners whose product fits yours, connect the two through well-kept APIs, and run the partnership and its joint launch as a plan with owners.',
  },
  breadcrumb: { category: 'SaaS Tech Partners', label: 'Solutions' },
  intro: {
    heading: 'SaaS tech partners: match, connect, go to market',
    paragraph:
      'Buyers expect your software to work with the other tools on their desk. We help SaaS companies choose technology partners, build the integration between the products and bring the pair to market.',
    action: 'Discuss a partnership',
    illustrationAlt:
      'Two software products, side by side, are joined by a coral link. Below them four buyers carry bags in the colors of both: each partner reaches the other’s customers.',
  },
  what: {
    heading: 'What is a SaaS tech partnership?',
    paragraphs: [
      'Two software vendors agree that their products will work together. Records pass between them through an API, users sign in once, and both firms tell their market about it. An accounting tool that receives invoices from a booking tool is a plain example.',
      'A signature settles little. Someone has to judge whether the other product serves the same buyer, agree which side owns which field, keep the connector alive when an API changes, and decide who answers when it breaks.',
    ],
    input: [
      'Your product, its API and its roadmap',
      'The tools your users ask to connect',
      'The segments and regions you sell to',
      'Limits set by contracts and data protection',
    ],
    output: [
      'A short list of candidates, with reasons',
      'A partnership plan with owners and goals',
      'A documented, monitored integration',
      'Launch material that both sides agree on',
    ],
  },
  fit: {
    good: 'Your users keep exporting files to the same neighboring tool, prospects ask for a connection before they sign, or a partner’s marketplace reaches buyers that you do not.',
    poor: 'A young product with a shifting API should settle first, since each change would break the partner’s side. When only one account needs the link, a small custom connector is better than a partnership.',
  },
  benefits: {
    heading: 'Why vendors connect their products',
    items: [
      {
        title: 'A fuller product',
        text: 'Users get an ability that you need not build and maintain yourself.',
      },
      {
        title: 'A place in daily work',
        text: 'A tool that exchanges records with its neighbors can become part of the routine.',
      },
      {
        title: 'A second way to buyers',
        text: 'Listings, referrals and shared events can introduce you to accounts your sales team does not reach.',
      },
      {
        title: 'Shared learning',
        text: 'Two product teams see how people work across the border between their tools, and plan from it.',
      },
    ],
  },
  solutions: {
    heading: 'What we take on between two products',
    lead: 'Use us for one stage or for the whole course; each leaves a result that you keep.',
    items: [
      {
        title: 'Partner matching',
        text: 'We compare candidates by audience, product overlap, API quality and terms, and say which ones to leave alone.',
      },
      {
        title: 'Partnership management',
        text: 'Goals, contacts, a review rhythm and an issue log, kept by someone who chases the open points on both sides.',
      },
      {
        title: 'Integration and API development',
        text: 'We map the data, build connectors and webhooks, version your API, and test against the partner’s sandbox and its error cases.',
      },
      {
        title: 'Joint go-to-market',
        text: 'Marketplace listing, shared documentation, briefing for sales and support, and a launch plan that says who does what.',
      },
    ],
  },
  steps: {
    heading: 'The course of a partnership',
    items: [
      {
        title: 'Map the demand',
        text: 'Support tickets, lost deals and export logs show which connections people want and what for.',
      },
      {
        title: 'Choose and approach',
        text: 'You score the candidates with us. Then we help prepare the case as it looks from the partner’s chair.',
      },
      {
        title: 'Connect one use case',
        text: 'Rate limits, retries and sign-in are settled, and friendly users of both products try it first.',
      },
      {
        title: 'Launch and tend',
        text: 'Both sides publish, usage is reviewed, and API changes are announced early enough to adapt.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'The people who advise on a match also build connectors, so technical fit is examined before anything is promised.',
      },
      {
        title: 'Innovation',
        text: 'We look for pairings in what your users do next, also outside your own software category.',
      },
      {
        title: 'Network and Connections',
        text: 'Our reach covers India, the UAE and the US, so we can help you look beyond your home market.',
      },
      {
        title: 'Cost-Effective',
        text: 'A narrow first integration shows whether a partnership is used before either side funds a wide one.',
      },
    ],
  },
  questions: {
    heading: 'Points to raise before the contract',
    items: [
      'Who repairs the connector when one of the APIs changes?',
      'Which user data crosses over, on what legal basis, and how is it deleted?',
      'How would either side end the partnership without stranding users?',
    ],
  },
  start: {
    heading: 'Get started from your export button',
    paragraph:
      'Name the tool your users most often copy data into, and contact us. We read both APIs with you, outline the smallest connection worth having, and list what to settle with the partner before anyone writes code.',
  },
} satisfies ServiceContent;
