import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Enterprise AI Strategy: Assess, Choose, Plan, Adopt',
    description:
      'An AI strategy on a few pages: a maturity assessment, a ranked list of projects, a roadmap with owners and a plan for the people whose work will change.',
  },
  breadcrumb: { category: 'Enterprise AI Strategy', label: 'Solutions' },
  intro: {
    heading: 'An enterprise AI strategy with a first step in it',
    paragraph:
      'We help leadership teams choose a few AI projects worth doing, put them in order and prepare the people who will live with them.',
    action: 'Talk strategy with us',
    illustrationAlt:
      'A dotted route crosses a folded map from an office building to a coral flag. Charts with one, two and three bars mark its stops: each project builds on the last.',
  },
  what: {
    heading: 'What is an enterprise AI strategy?',
    paragraphs: [
      'It is a short set of choices: which problems AI should work on, which it should leave alone, what data and skills that takes, and who answers for the result. It fits on a few pages and names owners.',
      'It rests on facts from your own company. We talk to the people who do the work, look at the data they use, and test the promising ideas on paper before anyone buys software. The document is finished when the first project can begin.',
    ],
    input: [
      'Business goals and budgets',
      'Interviews with teams',
      'A list of systems and data',
      'The laws and rules that bind you',
    ],
    output: [
      'A maturity assessment',
      'A ranked list of projects',
      'A roadmap with owners',
      'A plan for training and policy',
    ],
  },
  fit: {
    good: 'The time is right when departments run AI trials on their own, when money is about to be committed, or when nobody can say which idea comes first.',
    poor: 'With one clear problem and the data for it, run a pilot now and write the strategy from what it teaches. If basic records are missing or wrong, mend them first.',
  },
  benefits: {
    heading: 'For those who sign the budget',
    items: [
      {
        title: 'Say no with reasons',
        text: 'Ideas are scored on value, data, effort and risk, so that weak ones end on paper and not in a budget.',
      },
      {
        title: 'Fund in stages',
        text: 'Money is released at checkpoints, once a pilot has shown what was agreed.',
      },
      {
        title: 'Share the groundwork',
        text: 'Data access, security reviews and tools are set up once and used by several projects.',
      },
      {
        title: 'Answer the board',
        text: 'The owner, the risks and the state of each project stand on one page.',
      },
    ],
  },
  solutions: {
    heading: 'Advice in four parts',
    lead: 'Take all four, or begin with the assessment and decide afterward.',
    items: [
      {
        title: 'AI maturity assessment',
        text: 'Interviews and a data review show where you stand in skills, data, technology and oversight, department by department.',
      },
      {
        title: 'AI vision and strategy',
        text: 'Workshops turn business goals into a few AI aims, and set the principles and limits that hold for all of them.',
      },
      {
        title: 'AI roadmap',
        text: 'Projects stand in order, with what they depend on, who owns them, when they are reviewed and what would make you stop.',
      },
      {
        title: 'Change management',
        text: 'We plan who must learn what, which roles shift, how staff are heard and what managers tell their teams.',
      },
    ],
  },
  steps: {
    heading: 'Interviews first, pilot last',
    items: [
      {
        title: 'Listen',
        text: 'Leaders and the people at the desks describe goals, bottlenecks and worries.',
      },
      {
        title: 'Check',
        text: 'We hold the collected ideas against your data, systems, skills and legal duties.',
      },
      {
        title: 'Choose',
        text: 'A working session ranks the ideas, and a sponsor steps forward for each of the first ones.',
      },
      {
        title: 'Begin',
        text: 'The first pilot gets a team, a budget, a measure of success and a date for review.',
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
        text: 'Where a task needs skills outside our team, we can help you find and brief a specialist.',
      },
      {
        title: 'Cost-Effective',
        text: 'An idea stopped in a workshop takes far less money with it than one stopped after a build.',
      },
    ],
  },
  questions: {
    heading: 'Test your advisers, us included',
    items: [
      'Do you earn more if we buy a particular product?',
      'Which of your recommendations would you drop first?',
      'Who in our company will own this after you leave?',
    ],
  },
  start: {
    heading: 'Start with the ideas already on the table',
    paragraph:
      'Rough notes are enough. Contact us with the AI ideas that go around in your company. We can suggest how to compare them and whom to involve, and tell you whether an assessment or a pilot should come first.',
  },
} satisfies ServiceContent;
