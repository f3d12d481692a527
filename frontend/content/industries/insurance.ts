import benefits from '../../illustrations/industries/insurance/benefits.svg';
import firstProject from '../../illustrations/industries/insurance/first-project.svg';
import illustration from '../../illustrations/industries/insurance.svg';
import type { IndustryContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI for Insurance: Claims Files and Submissions',
    description:
      'Sort first notices of loss, read damage photos, summarize broker submissions and rank open claims: AI that can help adjusters and underwriters decide.',
  },
  breadcrumb: { category: 'Industries', path: '/industries/', label: 'Insurance' },
  variants: {
    hero: 'cobalt',
    illustration: 'right',
    situation: 'row',
    capabilities: { variant: 'panels', surface: 'ink' },
    benefits: { variant: 'panels', surface: 'sky' },
    firstProject: 'cards',
  },
  intro: {
    heading: 'AI for insurance: the\u00a0file is ready, people decide',
    paragraph:
      'Photos, forms, invoices and a worried voice on the phone: before anyone can assess a claim, someone has to sort it, read it and see what is missing. Our tools are designed for that part, leaving adjusters more time for judgment and for the policyholder.',
    action: 'Get a first step for your claims intake',
    illustration,
    illustrationAlt: 'A claims file is ready, with photo and form, and a person’s stamp decides it',
    illustrationMoves: 'above',
  },
  situation: {
    heading: 'Adjusters spend the morning assembling the file',
    paragraphs: [
      'First notice of loss comes by phone, app, email and broker portal. The coverage decision waits until someone finds the policy, labels the attachments, keys in the estimate and asks for the missing report. A cracked windshield waits in the same queue as a disputed water leak.',
      'Underwriting has the same problem. A broker’s submission contains schedules, loss runs and surveys in whatever layout the sender likes. The underwriter reads it all only to learn that the risk is outside appetite, while one that fits goes to another carrier.',
    ],
  },
  capabilities: {
    heading: 'From first notice to renewal',
    lead: 'These tools work alongside your policy administration system and leave it in place. Start where mail comes in or where it gets stuck.',
    items: [
      {
        icon: 'folder',
        title: 'Intelligent automation of claims intake',
        text: 'Software sorts messages, forms and attachments, matches them to a policy and checks them for gaps. Adjusters open a file instead of an inbox.',
      },
      {
        icon: 'damage',
        title: 'Computer vision for damage photos',
        text: 'Software sends blurry or badly angled photos back with a tip. It marks visible damage by part or room as a starting point for the adjuster.',
      },
      {
        icon: 'triage',
        title: 'Machine learning for triage',
        text: 'Models rank claims by likely complexity, so simple ones can be fast-tracked and complex ones reach an experienced adjuster. Staff can reassign any of them.',
      },
      {
        icon: 'submission',
        title: 'Submission reading for underwriters',
        text: 'Language models turn schedules, loss runs and survey reports, in English or Arabic, into comparable tables in which every figure links back to its page.',
      },
      {
        icon: 'reserves',
        title: 'Predictive analytics for reserves and lapse',
        text: 'Models estimate how open claims will develop and how many policies may lapse in each segment, for actuaries to compare with their own figures.',
      },
      {
        icon: 'flag',
        title: 'Flags for unusual patterns',
        text: 'Software points out repeated invoices, reused photos and odd timing, with the evidence. A flag raises a question; it never denies a claim.',
      },
    ],
  },
  benefits: {
    heading: 'What adjusters and underwriters get back',
    illustration: benefits,
    items: [
      {
        title: 'Complete files sooner',
        text: 'The request for a missing report can go out with the first reply to the policyholder.',
      },
      {
        title: 'Attention where it counts',
        text: 'Senior staff see injury and liability cases early and handle fewer routine glass claims.',
      },
      {
        title: 'Consistent reading',
        text: 'A clause or an invoice line can be read the same way in every office.',
      },
      {
        title: 'A clear answer for the broker',
        text: 'Appetite, limits and past losses are on one page, to help the broker get a yes or no while the risk is still available.',
      },
    ],
  },
  firstProject: {
    heading: 'One line of business, one document type',
    illustration: firstProject,
    items: [
      {
        title: 'Choose a narrow queue',
        text: 'Auto glass, water damage or one broker’s submissions: small enough for two adjusters to check every result.',
      },
      {
        title: 'Use closed files',
        text: 'The model learns from settled cases with their letters, photos and outcomes. Health data stays out unless the case needs it and the law, such as HIPAA in the US, allows it.',
      },
      {
        title: 'Ask the adjusters',
        text: 'They mark each field and each triage suggestion as right, wrong or useless. Those marks, not a demo, decide what happens next.',
      },
    ],
  },
  closing: {
    heading: 'Which queue is the longest?',
    paragraph:
      'Contact us and tell us which claim or submission type piles up and how it reaches you. Coverage decisions stay with your people and the rules they work under. Our part is the reading, sorting and ranking that come first.',
  },
} satisfies IndustryContent;
