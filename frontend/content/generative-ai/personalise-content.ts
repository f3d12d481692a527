import solutions from '../../illustrations/generative-ai/personalise-content/solutions.svg';
import start from '../../illustrations/generative-ai/personalise-content/start.svg';
import steps from '../../illustrations/generative-ai/personalise-content/steps.svg';
import illustration from '../../illustrations/generative-ai/personalise-content.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Personalization Engines for Web, App and Email',
    description:
      'Personalization engines that choose the next offer, article or message based on behavior a customer agreed to share, tested against a control group.',
  },
  breadcrumb: { category: 'Customer Engagement', label: 'Personalization Engines' },
  variants: {
    hero: 'mint',
    illustration: 'right',
    flow: { variant: 'funnel', surfaces: ['sand', 'cobalt'] },
    steps: 'panels',
    benefits: { variant: 'columns', surface: 'mint' },
    solutions: { variant: 'rows', surface: 'cobalt' },
    why: { variant: 'rows', first: 'mint' },
    related: { variant: 'lists', place: 'below' },
  },
  intro: {
    heading: 'Personalization that asks first',
    paragraph:
      'The next offer, article or message follows what a visitor agreed to share, and a control group shows whether it helps.',
    action: 'Get an outline for a first test',
    illustration,
    illustrationAlt: 'The same page offers a dog a bone and a cat a fish',
    illustrationMoves: 'above',
  },
  what: {
    heading: 'What is a personalization engine?',
    paragraphs: [
      'A personalization engine decides which product, article or message to show one person at one moment. It reads recent clicks, past orders and stated preferences, ranks what you have to offer and returns a short list to the page, app or email.',
      'Generative AI adds a second layer. It [drafts versions](/generative-ai/digital-content) of a headline or message for different groups. Your editors approve the versions, and the engine chooses only among those.',
    ],
    input: [
      'Clicks, searches and purchases',
      'Consent and stated preferences',
      'A product or article catalog',
      'Stock, prices and brand rules',
    ],
    output: [
      'Ranked offers for each visitor',
      'Approved message versions',
      'Segments for campaigns',
      'Results against a control group',
    ],
  },
  fit: {
    good: 'You need variety and traffic: a broad catalog, repeat visits and customers who differ from one another.',
    poor: 'A store with a handful of products gains more from clear pages and good search. For visitors with no history, a best-seller list works just as well.',
  },
  benefits: {
    heading: 'What visitors and marketers notice',
    items: [
      {
        title: 'A shorter search',
        text: 'Visitors can find relevant items sooner and see fewer products they already own.',
      },
      {
        title: 'Campaigns that know when to stop',
        text: 'A purchase or a frequency cap can end a series of messages.',
      },
      {
        title: 'Continuity across channels',
        text: 'A choice made in the app can carry over to the next email.',
      },
      {
        title: 'Evidence either way',
        text: 'A control group shows whether a change made any difference.',
      },
    ],
  },
  solutions: {
    heading: 'One answer on every channel',
    lead: 'A newsletter may need only the first, while a large store can use them all.',
    illustration: solutions,
    items: [
      {
        title: 'Customer segmentation',
        text: 'Groups based on behavior and need, named in terms your campaign team uses and refreshed as people change.',
      },
      {
        title: 'Real-time personalization',
        text: 'Ranking during the visit, with a sensible default for people who are new, anonymous or opted out.',
      },
      {
        title: 'Predictive analytics',
        text: 'Estimates of the next purchase, the likely contents of a cart or the risk that a customer leaves, each with its uncertainty.',
      },
      {
        title: 'Omnichannel delivery',
        text: 'One decision service behind web, app, email and store screens keeps them from contradicting each other.',
      },
    ],
  },
  steps: {
    heading: 'Best sellers first, then a model that has to beat them',
    illustration: steps,
    items: [
      {
        title: 'Map data and consent',
        text: 'We list each signal and whether the person agreed to its use. Visitors from India, the UAE and California come under different laws.',
      },
      {
        title: 'Start with a simple rule',
        text: 'Best sellers or recently viewed items set the baseline that a model has to beat.',
      },
      {
        title: 'Test with a control group',
        text: 'Part of the audience keeps the current page until there are enough visits to compare.',
      },
      {
        title: 'Expand carefully',
        text: 'More pages and channels follow once limits for sensitive topics have been agreed on.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Our team checks every ranking change against both the experiment data and the privacy rules.',
      },
      {
        title: 'Innovation',
        text: 'We try generated text where it may help and keep what the control group confirms.',
      },
      {
        title: 'Scalability',
        text: 'The decision service is designed to serve one page today and more channels later.',
      },
      {
        title: 'Support',
        text: 'We help you read test results, retire stale segments and retrain the ranking.',
      },
    ],
  },
  questions: {
    heading: 'Privacy and proof: what to ask',
    items: [
      {
        question: 'What do visitors see if they refuse tracking?',
        answer: 'The sensible default: best sellers or the page as your editors arranged it.',
      },
      {
        question: 'Which personal attributes are never used, and who checks?',
        answer:
          'You name them when data and consent are mapped, and we check every ranking change against that list.',
      },
      {
        question: 'How do we tell a real gain from a good month?',
        answer: 'A control group keeps the current page over the same period, so a good month helps both.',
      },
    ],
  },
  start: {
    heading: 'Pick one page to personalize first',
    illustration: start,
    paragraph:
      'To get started with one page, contact us, send its address and tell us what visitors should find there. Our first outline will name the test, the data it needs and the simplest version to compare it with.',
  },
} satisfies ServiceContent;
