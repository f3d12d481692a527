import type { IndustryContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI for Insurance: Claims Files and Submissions',
    description:
      'Sort first notices of loss, read damage photos, abstract broker submissions and rank open claims: AI that can help handlers and underwriters decide.',
  },
  breadcrumb: { group: 'Industries', name: 'Insurance' },
  intro: {
    heading: 'Insurance AI for the claims file and the policy behind it',
    paragraph:
      'A claims file arrives as photos, forms, invoices and a worried voice on the phone. Before anyone can judge it, somebody has to sort it, read it and see what is missing. Our tools are designed for that part, and can help handlers keep their time for judgment and for the policyholder.',
    action: 'Tell us about your claims',
    illustrationAlt:
      'Rain falls around a small house and a parked car. A large umbrella in coral and white stands over both and keeps them dry.',
  },
  situation: {
    heading: 'Handlers spend the morning assembling the file',
    paragraphs: [
      'First notice of loss comes by call, app, mail and broker portal. Before anyone can look at cover, somebody has to find the policy, name the attachments, type the estimate and ask for the missing report. A cracked windshield waits in the same tray as a disputed water leak.',
      'Underwriting knows that tray as well. A broker’s submission holds schedules, loss runs and surveys in whatever layout the sender likes. The underwriter reads it through to learn that the risk lies outside appetite, while one that fits goes to another market.',
    ],
  },
  capabilities: {
    heading: 'From first notice to renewal',
    lead: 'These pieces fit around your policy administration system and leave it in place. Start where the mail comes in, or where it gets stuck.',
    items: [
      {
        title: 'Intelligent automation of claims intake',
        text: 'Messages, forms and attachments are sorted, tied to a policy and checked for gaps. The handler opens a file where there was an inbox.',
      },
      {
        title: 'Computer vision for damage photos',
        text: 'Blurred or badly angled photos are sent back with a hint. Visible damage is marked by part or room, as a starting point for the adjuster.',
      },
      {
        title: 'Machine learning for triage',
        text: 'Claims are ranked by likely complexity, so simple ones take a short path and hard ones reach an experienced desk. People can move any of them.',
      },
      {
        title: 'Submission reading for underwriters',
        text: 'Schedules, loss runs and survey reports become comparable tables in which every figure leads back to its page.',
      },
      {
        title: 'Predictive analytics for reserves and lapse',
        text: 'The development of open claims and the likelihood of lapse by segment, for actuaries to set beside their own methods.',
      },
      {
        title: 'Flags for unusual patterns',
        text: 'Repeated invoices, reused pictures and odd timing are pointed out with the evidence. A flag opens a query, never a refusal.',
      },
    ],
  },
  benefits: {
    heading: 'What handlers and underwriters get back',
    items: [
      {
        title: 'Complete files sooner',
        text: 'The request for a missing report can go out with the very first reply to the policyholder.',
      },
      {
        title: 'Attention where it counts',
        text: 'Senior staff see injury and liability cases early, and fewer routine glass claims.',
      },
      {
        title: 'Consistent reading',
        text: 'A clause or an invoice line can be read the same way in every office.',
      },
      {
        title: 'A clear answer for the broker',
        text: 'Appetite, limits and past losses stand on one page, so that a yes or no can go back while the risk is still open.',
      },
    ],
  },
  firstProject: {
    heading: 'One line of business, one document type',
    items: [
      {
        title: 'Choose a narrow tray',
        text: 'Motor glass, household water or one broker’s submissions: small enough for two handlers to check every result.',
      },
      {
        title: 'Use closed files',
        text: 'The trial learns from settled cases with their letters, photos and outcomes. Health data stays out unless the case needs it and the law allows it.',
      },
      {
        title: 'Ask the handlers',
        text: 'They mark each field and each triage proposal as right, wrong or useless. Those marks, not a demonstration, decide what happens next.',
      },
    ],
  },
  closing: {
    heading: 'Describe your busiest tray',
    paragraph:
      'Contact us with the claim or submission type that piles up, and how it reaches you. Decisions on cover stay with your people and the rules they work under. We can help with the reading, sorting and ranking that come before.',
  },
} satisfies IndustryContent;
