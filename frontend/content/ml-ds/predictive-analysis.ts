import solutions from '../../illustrations/ml-ds/predictive-analysis/solutions.svg';
import start from '../../illustrations/ml-ds/predictive-analysis/start.svg';
import steps from '../../illustrations/ml-ds/predictive-analysis/steps.svg';
import illustration from '../../illustrations/ml-ds/predictive-analysis.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Predictive Analytics: Forecasts You Can Check',
    description:
      'We design forecasts and risk scores from your own records, test them on past periods and show their range before you plan with them.',
  },
  breadcrumb: { category: 'Data Analytics', label: 'Predictive Analytics' },
  variants: {
    hero: 'sky',
    illustration: 'right',
    flow: { variant: 'funnel', surfaces: ['sand', 'ink'] },
    steps: 'strip',
    benefits: { variant: 'ledger', surface: 'sky' },
    solutions: { variant: 'cards', surface: 'ink' },
    why: { variant: 'cards', first: 'sky' },
    related: { variant: 'lists', place: 'above' },
  },
  intro: {
    heading: 'Next week’s figure, and how far off it may be',
    paragraph:
      'Predictive analytics projects the patterns in your orders, readings and tickets forward. We test each forecast on months that are already over.',
    action: 'Get a backtest outlined',
    illustration,
    illustrationAlt: 'Past weeks lead up to today, and a forecast runs on inside its range',
    illustrationMoves: 'above',
  },
  what: {
    heading: 'What is predictive analytics?',
    paragraphs: [
      'Predictive analytics uses past events to estimate what comes next: next week’s orders, the customer about to leave, the pump likely to fail. A model learns from past cases and scores new ones.',
      'A useful forecast has a date, a range, a known error and a person who acts on it. So we start with the decision: who makes it, when, and what a better estimate would change.',
    ],
    input: [
      'Dated records of what happened',
      'What was known in advance',
      'Holidays, weather and promotions',
      'Notes, tickets and emails',
    ],
    output: [
      'A forecast and its range',
      'A risk score per case',
      'The factors behind it',
      'An error report over time',
    ],
  },
  fit: {
    good: 'It fits decisions that come up often and leave a record of how they turned out: what to reorder, who to call, which machine to inspect, how many people to schedule.',
    poor: 'Rare events provide too few cases, and a new product has no history. If last year’s figure and a rule of thumb come close enough, keep them.',
  },
  benefits: {
    heading: 'Put a better estimate to use',
    items: [
      {
        title: 'Plan before the peak',
        text: 'Line up staff, inventory and trucks while you still have a choice.',
      },
      {
        title: 'Focus your team’s effort',
        text: 'A ranked list tells a small team who to call and what to check first.',
      },
      {
        title: 'Know the uncertainty',
        text: 'The range shows when to hold a buffer and when a lean plan will do.',
      },
      {
        title: 'Test old assumptions',
        text: 'See which factors move with the result and which long-held beliefs your records do not support.',
      },
    ],
  },
  solutions: {
    heading: 'The question first, the method last',
    lead: 'Four ways to look ahead, and the problems that suit each.',
    illustration: solutions,
    items: [
      {
        title: 'Predictive modeling',
        text: 'Time series and regression models forecast demand, load and cash by day or week, each figure with its range.',
      },
      {
        title: 'Data mining',
        text: 'Before building a model, we search your records for groups, sequences and outliers worth a closer look.',
      },
      {
        title: 'Machine learning',
        text: 'For churn, machine failure or late delivery, where many small signals act together, decision trees and neural networks can weigh them.',
      },
      {
        title: 'Text analytics',
        text: 'Tickets, reviews and call notes are sorted into topics and counted, which lets a forecast use them along with the numbers.',
      },
    ],
  },
  sample: {
    heading: 'A weekly forecast with its range',
    lead: 'The range matters as much as the number. It is widest on Friday, before a holiday, so the planner keeps a crew in reserve.',
    caption: 'Orders expected at one warehouse',
    columns: ['Day', 'Forecast', 'Likely range'],
    rows: [
      ['Monday', '1,180', '1,090–1,270'],
      ['Tuesday', '940', '860–1,020'],
      ['Wednesday', '965', '880–1,060'],
      ['Thursday', '1,010', '900–1,150'],
      ['Friday', '1,420', '1,180–1,690'],
    ],
  },
  steps: {
    heading: 'From question to working forecast',
    illustration: steps,
    items: [
      {
        title: 'Question',
        text: 'We agree on the decision, how far ahead to look and how to judge the result.',
      },
      {
        title: 'Data',
        text: 'To keep the future from leaking into the training data, we reconstruct what was known on each past day.',
      },
      {
        title: 'Backtest',
        text: 'The model forecasts months that are already over, and we compare it with the method you use now.',
      },
      {
        title: 'Use',
        text: 'Forecasts arrive in your planning tool, and planners review the errors on a set day.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Our data scientists build a simple baseline first, so you can see what the model adds.',
      },
      {
        title: 'Customization',
        text: 'Your calendar shapes the model: Diwali and Eid move from year to year, and a fiscal year may start in April or in January.',
      },
      {
        title: 'Agile Methodologies',
        text: 'You see a rough forecast early, while changes are still easy.',
      },
      {
        title: 'Cost-Effective',
        text: 'We stop refining once a smaller error would no longer change your decision.',
      },
    ],
  },
  questions: {
    heading: 'Ask this about any forecast',
    items: [
      {
        question: 'How large was the error on data the model had not seen?',
        answer: 'The backtest answers that for each past period, and the error report goes on after launch.',
      },
      {
        question: 'What does it beat: our planners, last year’s figure or nothing?',
        answer: 'We build the simple baseline first and show the model’s error next to it.',
      },
      {
        question: 'Who notices when it gets worse, and what happens then?',
        answer: 'Your planners review the errors on a set day and can return to the baseline.',
      },
    ],
  },
  start: {
    heading: 'Choose a decision you make every week',
    illustration: start,
    paragraph:
      'To get started, contact us and tell us about the decision and the records you keep about it. We’ll check whether the history is long enough, suggest a baseline to beat and outline a backtest on your data.',
  },
} satisfies ServiceContent;
