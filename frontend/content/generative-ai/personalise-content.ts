import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Personalization Engines for Web, App and Email',
    description:
      'Personalization engines that choose the next offer, article or message from behavior a customer agreed to share, tested against a control group.',
  },
  breadcrumb: { category: 'Customer Engagement', label: 'Personalization Engines' },
  intro: {
    heading: 'Personalization engines with consent built in',
    paragraph:
      'A regular buyer should not get the offer for beginners. We build engines that choose what a visitor sees next, from behavior that the visitor agreed to share.',
    action: 'Plan a first test',
    illustrationAlt:
      'One shop window, arranged for three customers: a record for the one in headphones, a pot for the cook and a potted flower for the one in a sun hat.',
  },
  what: {
    heading: 'What is a personalization engine?',
    paragraphs: [
      'A personalization engine decides, for one person at one moment, which product, article or message to show. It reads recent clicks, past orders and stated wishes, ranks what you have to offer and returns a short list to the page, the app or the email.',
      'Generative AI adds a second layer. It drafts versions of a headline or a text for different groups. Your editors approve the versions, and the engine chooses among those alone.',
    ],
    input: [
      'Clicks, searches and purchases',
      'Consent and stated preferences',
      'A product or article catalog',
      'Stock, prices and brand rules',
    ],
    output: [
      'Ranked offers for a visitor',
      'Approved message versions',
      'Segments for campaigns',
      'Results against a control group',
    ],
  },
  fit: {
    good: 'You need choice and traffic: a broad catalog, repeat visits and customers who differ from one another.',
    poor: 'A shop with a handful of products gains more from clear pages and good search. For first-time visitors with no history, a best-seller list does the same job.',
  },
  benefits: {
    heading: 'What visitors and marketers notice',
    items: [
      {
        title: 'A shorter search',
        text: 'Visitors can meet relevant items sooner and pass fewer that they already own.',
      },
      {
        title: 'Campaigns that stop in time',
        text: 'A purchase or a frequency cap can end a series of messages.',
      },
      {
        title: 'One memory across channels',
        text: 'A choice made in the app can count in the next email.',
      },
      {
        title: 'Evidence either way',
        text: 'A control group shows whether a change made any difference at all.',
      },
    ],
  },
  solutions: {
    heading: 'An engine and its parts',
    lead: 'A newsletter may need only the first of them, while a large shop can use them all.',
    items: [
      {
        title: 'Customer segmentation',
        text: 'Groups formed by behavior and need, named in words your campaign team uses, and refreshed as people change.',
      },
      {
        title: 'Real-time personalization',
        text: 'Ranking during the visit, with a sensible default for people who are new, anonymous or opted out.',
      },
      {
        title: 'Predictive analytics',
        text: 'Estimates of a next purchase, a likely basket or a customer about to leave, each with its uncertainty.',
      },
      {
        title: 'Omnichannel delivery',
        text: 'One decision service behind web, app, email and store screens, so that they do not contradict each other.',
      },
    ],
  },
  steps: {
    heading: 'How an engine enters service',
    items: [
      {
        title: 'Map data and consent',
        text: 'We list each signal, its origin and whether the person agreed to this use.',
      },
      {
        title: 'Begin with a plain rule',
        text: 'Best sellers or recently viewed items set the mark that a model has to beat.',
      },
      {
        title: 'Test with a control group',
        text: 'Part of the audience keeps the present page until there are enough visits to compare.',
      },
      {
        title: 'Widen with care',
        text: 'Further pages and channels follow once limits for sensitive topics are agreed.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'We plan ranking, experiments and privacy as a single job, because a mistake in one spoils the other two.',
      },
      {
        title: 'Innovation',
        text: 'We try generated text where it may help and drop it where a template works as well.',
      },
      {
        title: 'Scalability',
        text: 'The decision service is designed to serve one page today and further channels later.',
      },
      {
        title: 'Support',
        text: 'We can help you read test results, retire stale segments and retrain the ranking.',
      },
    ],
  },
  questions: {
    heading: 'What a cautious buyer asks',
    items: [
      'What does a visitor see who refuses tracking?',
      'Which personal attributes are never used, and who checks?',
      'How do we tell a real gain from a good month?',
    ],
  },
  start: {
    heading: 'Begin with the page that matters most',
    paragraph:
      'Contact us through the form below: give us the address and say what visitors should find there. A first sketch names the test, the data it needs and the simplest version to compare it with.',
  },
} satisfies ServiceContent;
