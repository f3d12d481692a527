import solutions from '../../illustrations/ai-services/operation-solutions/solutions.svg';
import start from '../../illustrations/ai-services/operation-solutions/start.svg';
import steps from '../../illustrations/ai-services/operation-solutions/steps.svg';
import illustration from '../../illustrations/ai-services/operation-solutions.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Operations and Inventory Optimization',
    description:
      'Demand forecasting, inventory and supply chain optimization, and operations analytics that can help planners order and move goods and schedule work.',
  },
  breadcrumb: {
    category: 'Operations & Inventory Optimization',
    label: 'Operations & Inventory Optimization Solutions',
  },
  variants: {
    hero: 'ink',
    illustration: 'right',
    flow: { variant: 'sides', surfaces: ['sand', 'sky'] },
    steps: 'feature',
    benefits: { variant: 'ledger', surface: 'mint' },
    solutions: { variant: 'panels', surface: 'ink' },
    why: { variant: 'rows', first: 'sand' },
    related: { variant: 'lists', place: 'below' },
  },
  intro: {
    heading: 'Stock where demand is, not where habit put it',
    paragraph:
      'Operations and inventory optimization can help planners order, move and schedule with fewer surprises: a forecast for each item, and the reasons behind each order.',
    action: 'Get a first step for your inventory',
    illustration,
    illustrationAlt: 'A surplus box moves to the place where demand is highest',
    illustrationMoves: 'above',
  },
  what: {
    heading: 'What is operations and inventory optimization?',
    paragraphs: [
      'Optimization plans by calculation instead of habit. A [forecast](/ml-ds/predictive-analysis) estimates what will be sold or used. An optimizer weighs that against lead times, shelf space, minimum orders and cash, then suggests what to buy, where to store it and when to move it.',
      'Each suggestion comes with its reasons, and a planner can change it. Forecasts will be wrong on some days, so the plan includes safety stock. Operations analytics looks at time instead: it shows where work is waiting.',
    ],
    input: [
      'Sales or usage by item and day',
      'Lead times and supplier terms',
      'Promotions, seasons and holidays',
      'Stock, capacity and opening hours',
    ],
    output: [
      'A forecast with its range',
      'Order and transfer suggestions',
      'Safety stock for each item',
      'A list of exceptions to review',
    ],
  },
  fit: {
    good: 'You carry many items in several locations, and planners spend the day on routine orders that need no thought.',
    poor: 'For a short list of slow-moving items, a minimum and maximum in a spreadsheet are easier to manage. A new product without history needs human judgment first.',
  },
  benefits: {
    heading: 'Fewer surprises on the planner’s desk',
    items: [
      {
        title: 'Less dead stock',
        text: 'Slow-moving items can be spotted while a transfer or a smaller order is still possible.',
      },
      {
        title: 'Fewer stockouts',
        text: 'Reorder points can move with the season and the promotion calendar.',
      },
      {
        title: 'Calmer planning days',
        text: 'Routine orders go through within agreed limits, and people check the exceptions.',
      },
      {
        title: 'Trade-offs in the open',
        text: 'You can compare availability, cash and space before you settle on a plan.',
      },
    ],
  },
  solutions: {
    heading: 'Plan the demand, the stock and the truck',
    lead: 'One item list and one calendar feed all four, and they are often the first things to fix.',
    illustration: solutions,
    items: [
      {
        title: 'Demand forecasting',
        text: 'Forecasts by item, location and week account for prices, promotions and holidays that move, such as Diwali and Ramadan, and show their likely error.',
      },
      {
        title: 'Inventory optimization',
        text: 'Order sizes, reorder points and safety stock that reflect lead time, spoilage and your target service level.',
      },
      {
        title: 'Supply chain optimization',
        text: 'Suggestions for sourcing, transfers and routes between warehouses, within limits on vehicles, docks and working hours.',
      },
      {
        title: 'Operations analytics',
        text: 'Measures of throughput, waiting and rework that show which step holds up the others.',
      },
    ],
  },
  steps: {
    heading: 'Four stages, starting with one warehouse',
    illustration: steps,
    items: [
      {
        title: 'Correct the history',
        text: 'We mark out-of-stock days, because zero sales on those days does not mean zero demand.',
      },
      {
        title: 'Replay the past',
        text: 'The new method plans past months it has not seen, and you compare its orders with what you actually bought.',
      },
      {
        title: 'Plan in parallel',
        text: 'Planners see suggestions next to their own orders and note why they overrule one.',
      },
      {
        title: 'Connect the ERP',
        text: 'Accepted orders flow into your system, up to a value you set.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'We combine forecasting and operations research in one model, so a prediction leads to an order you can place.',
      },
      {
        title: 'Customization',
        text: 'Pack sizes, supplier calendars and company rules go into the calculation as they are.',
      },
      {
        title: 'Scalability',
        text: 'The method that plans inventory for one warehouse can later plan it for the stores it supplies.',
      },
      {
        title: 'Cost-Effective',
        text: 'We start with the items that tie up the most cash, where a better order is worth the effort.',
      },
    ],
  },
  questions: {
    heading: 'What to ask about any planning tool',
    items: [
      {
        question: 'How does it compare with the simple average we use today?',
        answer:
          'We replay past months with both methods and show you the orders that each would have placed.',
      },
      {
        question: 'Can a planner see why it ordered that much?',
        answer: 'Yes, each suggestion comes with its reasons, and the planner can change it.',
      },
      {
        question: 'What will it do when a supplier fails or a port closes?',
        answer: 'It flags the items at risk, and planners set new lead times or sources and plan again.',
      },
    ],
  },
  start: {
    heading: 'Try it on one product family',
    illustration: start,
    paragraph:
      'Contact us to get started. Tell us the product family, where you stock it and the trouble it causes. We’ll show you how a new method can be run on past data before anyone relies on it.',
  },
} satisfies ServiceContent;
