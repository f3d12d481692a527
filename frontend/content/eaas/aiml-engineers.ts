import solutions from '../../illustrations/eaas/aiml-engineers/solutions.svg';
import start from '../../illustrations/eaas/aiml-engineers/start.svg';
import steps from '../../illustrations/eaas/aiml-engineers/steps.svg';
import illustration from '../../illustrations/eaas/aiml-engineers.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Hire AI & ML Engineers',
    description:
      'Add AI and machine learning engineers to your team: people who prepare data, train and test models, put them into production and keep them running well.',
  },
  breadcrumb: { category: 'AI & ML Engineering', label: 'AI & ML Engineering Services' },
  variants: {
    hero: 'ink',
    illustration: 'right',
    flow: { variant: 'beside', surfaces: ['mint', 'sky'] },
    steps: 'strip',
    benefits: { variant: 'columns', surface: 'sand' },
    solutions: { variant: 'cards', surface: 'ink' },
    why: { variant: 'rows', first: 'sand' },
    related: { variant: 'cards', place: 'below' },
  },
  intro: {
    heading: 'Hire AI and ML engineers for your team',
    paragraph:
      'A model that shines in a notebook still needs data pipelines, tests, a service to run in and someone to monitor it. AI and ML engineers join your team for all of that, in your repository and under your rules.',
    action: 'See which AI role you need first',
    illustration,
    illustrationAlt: 'A team holds up the nodes of a network, and one engineer puts in the middle one',
    illustrationMoves: 'below',
  },
  what: {
    heading: 'What is AI and ML engineering as a service?',
    paragraphs: [
      'You hire engineers for a project or a period of time, and they work under your direction: one specialist to close a gap, or a small group with a lead.',
      'The work involves several roles. A data engineer feeds the model, a machine learning engineer [trains and evaluates it](/ml-ds/aiml-model), an MLOps engineer deploys and monitors it, and an application engineer builds it into your product. One person may cover two of these, but rarely all four.',
    ],
    input: [
      'The decision or task the model should improve',
      'Sample data and the person who owns it',
      'Your stack, standards and security rules',
      'A lead on your side who sets priorities',
    ],
    output: [
      'Data pipelines and features under version control',
      'Models with test results and known limits',
      'Services, monitoring and retraining routines',
      'Documentation, and knowledge that stays with your staff',
    ],
  },
  fit: {
    good: 'You have a backlog of model work and someone to direct it, but recruiting takes longer than the roadmap allows. Or one skill is missing, such as vision, speech, forecasting or retrieval.',
    poor: 'If nobody on your side can set priorities or grant access to data, hired engineers will sit and wait. For a common need such as transcription, try an off-the-shelf service before you hire anyone.',
  },
  benefits: {
    heading: 'What hired AI engineers add to your team',
    items: [
      {
        title: 'Skills for your current stage',
        text: 'Bring in data work now, modeling next and operations later, without three permanent hires.',
      },
      {
        title: 'Your data stays with you',
        text: 'Code, data and experiments stay in your accounts, under your access rules.',
      },
      {
        title: 'Honest evaluation',
        text: 'Models are measured against a simple baseline, and you hear about those that do not beat it.',
      },
      {
        title: 'A team that can carry on',
        text: 'Pairing and reviews leave your developers with a way of working, not just a model file.',
      },
    ],
  },
  solutions: {
    heading: 'From raw data to a model in service',
    lead: 'Describe the work, and we propose the people for it.',
    illustration: solutions,
    items: [
      {
        title: 'Data preparation and features',
        text: 'Engineers who collect, clean and label data, trace its origin and build repeatable pipelines.',
      },
      {
        title: 'Model development and training',
        text: 'From regression and boosted trees to vision, language and time series, chosen to fit the data, not the fashion.',
      },
      {
        title: 'Generative AI applications',
        text: 'Retrieval, prompts and evaluation sets for assistants and document tools, in each of your languages: Hindi or Arabic often takes more tokens than English.',
      },
      {
        title: 'MLOps and deployment',
        text: 'Packaging, serving, drift monitoring and retraining, in your cloud or on your own servers.',
      },
    ],
  },
  steps: {
    heading: 'The first ticket comes before the first model',
    illustration: steps,
    items: [
      {
        title: 'Define the role',
        text: 'We go through the task, data and stack with you and describe who could help. Sometimes the answer is a data engineer.',
      },
      {
        title: 'Meet the candidates',
        text: 'You run the interviews your own way, with a code review or a problem from your field.',
      },
      {
        title: 'Set up',
        text: 'Access, environment, data rules and a small first ticket come before any modeling.',
      },
      {
        title: 'Review and adjust',
        text: 'We review results together at set points. The group can grow, shrink or change skills.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Our people know the unglamorous parts: labeling, leakage, evaluation and alerts after release.',
      },
      {
        title: 'Customization',
        text: 'You describe the skill gap, and we shape the role, hours and duration around it.',
      },
      {
        title: 'Scalability',
        text: 'One specialist can become a small team, then one again after the release.',
      },
      {
        title: 'Support',
        text: 'We help you adjust when priorities or people have to change.',
      },
    ],
  },
  questions: {
    heading: 'Interview the provider as well',
    items: [
      {
        question: 'Who will do the work, and can we interview that person?',
        answer: 'You meet every candidate and decide who joins.',
      },
      {
        question: 'How will you show that the model beats a simple rule?',
        answer: 'Each model is measured against a simple baseline, and you see both results.',
      },
      {
        question: 'What happens to our data, code and experiments when the engagement ends?',
        answer: 'They never leave your accounts, and our access to them is removed.',
      },
    ],
  },
  start: {
    heading: 'Describe the engineer your team needs',
    illustration: start,
    paragraph:
      'Write down the task, the data you have and the stack you run, then contact us to get started. Most helpful of all: tell us who would lead the engineer. We’ll ask questions first, then propose people for you to interview.',
  },
} satisfies ServiceContent;
