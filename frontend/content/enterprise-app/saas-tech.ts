import solutions from '../../illustrations/enterprise-app/saas-tech/solutions.svg';
import start from '../../illustrations/enterprise-app/saas-tech/start.svg';
import steps from '../../illustrations/enterprise-app/saas-tech/steps.svg';
import illustration from '../../illustrations/enterprise-app/saas-tech.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'SaaS Tech Partners: Matching, APIs, Joint Launch',
    description:
      'Find software partners whose product fits yours, connect the two through well-maintained APIs, and run the partnership and joint launch as one plan.',
  },
  breadcrumb: { category: 'SaaS Tech Partners', label: 'Solutions' },
  variants: {
    hero: 'sky',
    illustration: 'left',
    flow: { variant: 'sides', surfaces: ['mint', 'sky'] },
    steps: 'feature',
    benefits: { variant: 'columns', surface: 'sand' },
    solutions: { variant: 'cards', surface: 'ink' },
    why: { variant: 'rows', first: 'sand' },
    related: { variant: 'lists', place: 'below' },
  },
  intro: {
    heading: 'Connect your product to the tools buyers already use',
    paragraph:
      'We help SaaS companies choose technology partners, build the integration between the two products and take it to market together.',
    action: 'See the smallest connection to build',
    illustration,
    illustrationAlt: 'A booking in one product plugs into one of three tools that buyers already use',
    illustrationMoves: 'right',
  },
  what: {
    heading: 'What is a SaaS tech partnership?',
    paragraphs: [
      'Two software vendors agree that their products will work together. Records pass between them through an API, users sign in once, and both companies tell their customers about it. An accounting tool that receives invoices from a booking tool is a simple example.',
      'Signing is the easy part. Someone has to judge whether the other product serves the same buyer, agree on which side owns which field, keep the connector running when an API changes and decide who responds when it breaks.',
    ],
    input: [
      'Your product, its API and its roadmap',
      'The tools your users ask to connect',
      'The segments and regions you sell to',
      'Contract and data protection limits',
    ],
    output: [
      'A short list of candidates, with reasons',
      'A partnership plan with owners and goals',
      'A documented, monitored integration',
      'Launch materials both sides approve',
    ],
  },
  fit: {
    good: 'Your users keep exporting files to the same tool, prospects ask for a connection before they sign, or a partner’s marketplace reaches buyers you do not.',
    poor: 'A young product should wait until its API settles, since each change would break the partner’s side. If only one account needs the connection, a small [custom connector](/enterprise-app/fullstack-development) is better than a partnership.',
  },
  benefits: {
    heading: 'Why vendors connect their products',
    items: [
      {
        title: 'A more complete product',
        text: 'Users get a capability you do not have to build and maintain yourself.',
      },
      {
        title: 'A place in the workday',
        text: 'A tool that exchanges records with others can become part of the daily routine.',
      },
      {
        title: 'A second path to buyers',
        text: 'Listings, referrals and shared events can introduce you to accounts your sales team does not reach.',
      },
      {
        title: 'Shared learning',
        text: 'Two product teams see how people work across both tools and plan accordingly.',
      },
    ],
  },
  solutions: {
    heading: 'What we handle between two products',
    lead: 'Hire us for one stage or the whole process. Each stage leaves you with something you keep.',
    illustration: solutions,
    items: [
      {
        title: 'Partner matching',
        text: 'We compare candidates by audience, product overlap, API quality and terms, and tell you which ones to skip.',
      },
      {
        title: 'Partnership management',
        text: 'Goals, contacts, review dates and an issue log, managed by someone who follows up on open items on both sides.',
      },
      {
        title: 'Integration and API development',
        text: 'We map the data, down to GST, VAT or US sales tax on an invoice, build connectors and webhooks, version your API, and test against the partner’s sandbox.',
      },
      {
        title: 'Joint go-to-market',
        text: 'A marketplace listing, shared documentation, briefings for sales and support, and a launch plan that says who does what.',
      },
    ],
  },
  steps: {
    heading: 'One use case before the whole partnership',
    illustration: steps,
    items: [
      {
        title: 'Map the demand',
        text: 'Support tickets, lost deals and export logs show which connections people want and why.',
      },
      {
        title: 'Choose and approach',
        text: 'You score the candidates with us. Then we help prepare the case from the partner’s point of view.',
      },
      {
        title: 'Connect one use case',
        text: 'Rate limits, retries and sign-in are settled, and pilot users of both products try it first.',
      },
      {
        title: 'Launch and maintain',
        text: 'Both sides publish, usage is reviewed and API changes are announced early enough to adapt.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'The people who advise on a match have built connectors, so technical fit is checked before anything is promised.',
      },
      {
        title: 'Innovation',
        text: 'To find pairings, we look at what your users do next, even outside your own software category.',
      },
      {
        title: 'Network and Connections',
        text: 'We cover India, the UAE and the US, which can help you look beyond your home market.',
      },
      {
        title: 'Cost-Effective',
        text: 'A small first integration can show whether customers use the connection before either side pays for a larger one.',
      },
    ],
  },
  questions: {
    heading: 'Points to settle with a partner',
    items: [
      {
        question: 'Who fixes the connector when one of the APIs changes?',
        answer: 'The partnership plan names an owner on each side and how early changes are announced.',
      },
      {
        question: 'Which user data crosses over, on what legal basis, and how is it deleted?',
        answer: 'The data map lists every field with its owner, and both contracts cover the rest.',
      },
      {
        question: 'How would either side end the partnership without stranding users?',
        answer: 'Notice, export and a switch-off date are agreed before launch.',
      },
    ],
  },
  start: {
    heading: 'Which tool do your users export to?',
    illustration: start,
    paragraph:
      'To get started, contact us and tell us which tool your users copy data into most often. We’ll go over both APIs with you, outline the smallest connection worth building and list what to settle with the partner before anyone writes code.',
  },
} satisfies ServiceContent;
