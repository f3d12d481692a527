import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Predictive Analytics: Forecasts You Can Check',
    description:
      'We design forecasts and risk scores from your own records, test them on periods that are already over, and show their range before you plan by them.',
  },
  breadcrumb: { category: 'Data Analytics', label: 'Predictive Analytics' },
  intro: {
    heading: 'Predictive analytics for the next decision',
    paragraph:
      'Your orders, readings and tickets hold patterns. We design models that carry them forward: a forecast for next week, with the range that goes with it.',
    action: 'Discuss a forecast',
    illustrationAlt:
      'Four mint columns stand for past weeks. At a dotted line, today, a coral line sets out through a widening fan of possible values and ends at the forecast.',
  },
  what: {
    heading: 'What is predictive analytics?',
    paragraphs: [
      'Predictive analytics estimates what has not happened yet from what has: next week’s orders, the customer about to leave, the pump likely to fail. A model learns from past cases and scores new ones.',
      'A useful forecast has a date, a range, a known error and a person who acts on it. So we start with the decision: who makes it, when, and what a better estimate would change. If it would change nothing, you do not need the model.',
    ],
    input: [
      'Dated records of what happened',
      'What was known beforehand',
      'Holidays, weather, promotions',
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
    good: 'It fits decisions that come back often and leave a record of how they turned out. Examples: what to reorder, whom to call, which machine to inspect, how many people to roster.',
    poor: 'Rare events leave too few cases, and a new product has no past. If last year’s figure and a rule of thumb come close enough, keep them. We test against that rule anyway.',
  },
  benefits: {
    heading: 'What a better estimate is good for',
    items: [
      {
        title: 'Plan before the peak',
        text: 'Staff, stock and trucks can be booked while there is still a choice.',
      },
      {
        title: 'Put effort where it counts',
        text: 'A ranked list tells a small team whom to ring and what to check first.',
      },
      {
        title: 'Know the uncertainty',
        text: 'The range shows when to hold a buffer and when a lean plan will do.',
      },
      {
        title: 'Test favorite theories',
        text: 'See which factors move with the result, and which long-held belief your records do not support.',
      },
    ],
  },
  solutions: {
    heading: 'Methods and the problems they suit',
    lead: 'We name the method last. The question and the data choose it.',
    items: [
      {
        title: 'Predictive modeling',
        text: 'Time series and regression models forecast demand, load and cash, day by day or week by week, each figure with its range.',
      },
      {
        title: 'Data mining',
        text: 'Before anyone builds a model, we search your records for groups, sequences and odd cases that are worth a question.',
      },
      {
        title: 'Machine learning',
        text: 'For churn, machine failure or late delivery, where many small signals act together, decision trees and neural networks can weigh them.',
      },
      {
        title: 'Text analytics',
        text: 'Tickets, reviews and call notes are sorted into topics and counted, so that a forecast can use them beside the numbers.',
      },
    ],
  },
  steps: {
    heading: 'How a forecast earns its place',
    items: [
      {
        title: 'Question',
        text: 'We agree on the decision, how far ahead to look and how to judge the result.',
      },
      {
        title: 'Data',
        text: 'For each past day we rebuild what was known then, so that the future does not leak into training.',
      },
      {
        title: 'Backtest',
        text: 'The model forecasts months that are already over, and is compared with the method you use now.',
      },
      {
        title: 'Use',
        text: 'Forecasts land in your planning tool, and planners review the errors on a fixed day.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Our data scientists build the simple baseline first and tell you when it wins.',
      },
      {
        title: 'Customization',
        text: 'Your calendar, your product tree and your planning rhythm shape the model.',
      },
      {
        title: 'Agile Methodologies',
        text: 'A rough forecast comes early, so that planners can object while changes are easy.',
      },
      {
        title: 'Cost-Effective',
        text: 'We stop refining once a smaller error would no longer change your decision.',
      },
    ],
  },
  questions: {
    heading: 'Hold a forecast to account',
    items: [
      'How large was the error on data that the model had not seen?',
      'What does it beat: our planners, last year’s figure, or nothing?',
      'Who notices when it gets worse, and what happens then?',
    ],
  },
  start: {
    heading: 'Pick a decision that returns every week',
    paragraph:
      'Contact us, describe it and list the records you keep about it. We can judge whether the history is long enough, suggest a baseline to beat, and outline a backtest on your own data.',
  },
} satisfies ServiceContent;
