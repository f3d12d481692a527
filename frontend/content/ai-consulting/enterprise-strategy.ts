import solutions from '../../illustrations/ai-consulting/enterprise-strategy/solutions.svg';
import start from '../../illustrations/ai-consulting/enterprise-strategy/start.svg';
import steps from '../../illustrations/ai-consulting/enterprise-strategy/steps.svg';
import illustration from '../../illustrations/ai-consulting/enterprise-strategy.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Enterprise AI Strategy: Assess, Plan and Adopt',
    description:
      'An AI strategy in a few pages: a maturity assessment, a ranked list of projects, a roadmap with owners and a plan for the people whose work will change.',
  },
  breadcrumb: { category: 'Enterprise AI Strategy', label: 'Solutions' },
  variants: {
    hero: 'sand',
    illustration: 'right',
    flow: { variant: 'sides', surfaces: ['sand', 'sky'] },
    steps: 'panels',
    benefits: { variant: 'ledger', surface: 'mint' },
    solutions: { variant: 'panels', surface: 'ink' },
    why: { variant: 'cards', first: 'sky' },
    related: { variant: 'cards', place: 'below' },
  },
  intro: {
    heading: 'An AI strategy that ends where the first pilot begins',
    paragraph:
      'Choose a few AI projects worth doing, put them in order and prepare the people who will work with them.',
    action: 'See which of your ideas comes first',
    illustration,
    illustrationAlt: 'A route leads from the office to a goal, past three measured stops',
    illustrationMoves: 'below',
  },
  what: {
    heading: 'What is an enterprise AI strategy?',
    paragraphs: [
      'It is a short set of choices: which problems AI should work on, which it should leave alone, what data and skills that takes, and who is accountable for the result. It fits on a few pages, and every item has a named owner.',
      'It rests on facts from your own company. We interview the people who do the work, look at the data they use and test the promising ideas on a small scale before anyone buys software. The document is finished when the first project can begin.',
    ],
    input: [
      'Business goals and budgets',
      'Interviews with teams',
      'A list of systems and data',
      'The laws and rules that apply to you',
    ],
    output: [
      'A maturity assessment',
      'A ranked list of projects',
      'A roadmap with owners',
      'A plan for training and policy',
    ],
  },
  fit: {
    good: 'The time is right when departments run AI pilots on their own, when money is about to be committed or when nobody can say which idea comes first.',
    poor: 'With one clear problem and the data for it, [run a pilot](/ai-consulting/custom-ai) now and base the strategy on what you learn. If basic records are missing or wrong, fix them first.',
  },
  benefits: {
    heading: 'What a strategy gives the leadership team',
    items: [
      {
        title: 'Say no with reasons',
        text: 'Ideas are scored on value, data, effort and risk, so weak ones are dropped before they reach the budget.',
      },
      {
        title: 'Fund in stages',
        text: 'Money is released at checkpoints, once a pilot has met the agreed goals.',
      },
      {
        title: 'Share the groundwork',
        text: 'Data access, security reviews and tools are set up once and used by several projects.',
      },
      {
        title: 'Brief the board',
        text: 'The owner, the risks and the status of each project are on one page.',
      },
    ],
  },
  solutions: {
    heading: 'Where you stand, what you want, in which order, with whom',
    lead: 'Take all four, or start with the assessment and decide afterward.',
    illustration: solutions,
    items: [
      {
        title: 'AI maturity assessment',
        text: 'Interviews and a data review show where you stand in skills, data, technology and oversight, department by department.',
      },
      {
        title: 'AI vision and strategy',
        text: 'Workshops turn business goals into a few AI objectives, and set the principles and limits that apply to all of them.',
      },
      {
        title: 'AI roadmap',
        text: 'Projects in sequence, with their dependencies, owners, review dates and the conditions that would make you stop.',
      },
      {
        title: 'Change management',
        text: 'We plan who must learn what, which roles change, how employees are heard and what managers tell their teams.',
      },
    ],
  },
  sample: {
    heading: 'A ranked list of ideas',
    lead: 'Every idea gets a decision and a reason, including the ones that are turned down.',
    caption: 'Four ideas after a working session',
    columns: ['Idea', 'Reason', 'Decision'],
    rows: [
      ['1. Read supplier invoices', 'High value, low effort', 'Pilot now'],
      ['2. Forecast spare parts', 'High value, gaps in the data', 'Fix records first'],
      ['3. Draft sales replies', 'Some value, low effort', 'Pilot later'],
      ['4. Score job applicants', 'High risk', 'Not pursued'],
    ],
  },
  steps: {
    heading: 'From interviews to a first pilot',
    illustration: steps,
    items: [
      {
        title: 'Listen',
        text: 'Leaders and frontline staff describe goals, bottlenecks and concerns.',
      },
      {
        title: 'Check',
        text: 'We check the ideas against your data, systems, skills and the laws that apply, such as India’s DPDP Act, the UAE’s PDPL or HIPAA in the US.',
      },
      {
        title: 'Choose',
        text: 'A working session ranks the ideas, and each of the top ideas gets a sponsor.',
      },
      {
        title: 'Begin',
        text: 'The first pilot gets a team, a budget, a measure of success and a review date.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'The consultants who write the plan work with the engineers who would have to build it.',
      },
      {
        title: 'Customization',
        text: 'There is no standard slide deck: the ranking follows your goals, your rules and your appetite for risk.',
      },
      {
        title: 'Network and Connections',
        text: 'Where a task needs skills outside our team, we help you find and brief a specialist.',
      },
      {
        title: 'Cost-Effective',
        text: 'Stopping an idea in a workshop costs far less than stopping it after a build.',
      },
    ],
  },
  questions: {
    heading: 'Questions for your advisers, including us',
    items: [
      {
        question: 'How will you decide which of our ideas comes first?',
        answer: 'By value, data, effort and risk, and every idea gets a decision with its reason.',
      },
      {
        question: 'Which of your recommendations would you drop first?',
        answer: 'The ranked list shows it: the item at the bottom, with its reason.',
      },
      {
        question: 'Who in our company will own this after you leave?',
        answer: 'Every item has a named owner before the plan is finished.',
      },
    ],
  },
  start: {
    heading: 'Which AI ideas are on the table?',
    illustration: start,
    paragraph:
      'Rough notes are enough to get started. Contact us and tell us which AI ideas are circulating in your company. We’ll suggest how to compare them and who to involve, and tell you whether an assessment or a pilot should come first.',
  },
} satisfies ServiceContent;
