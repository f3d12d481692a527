import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Hire AI & ML Engineers',
    description:
      'Add AI and machine learning engineers to your own team: people who prepare data, train and test models, put them into service and keep them in order.',
  },
  breadcrumb: { category: 'AI & ML Engineering', label: 'AI & ML Engineering Services' },
  intro: {
    heading: 'Hire AI and ML engineers who work in your team',
    paragraph:
      'A model that shines in a notebook still needs data pipelines, tests, a service to run in and someone to watch it. Our engineers join your team for that whole stretch, work in your repository and follow your rules.',
    action: 'Ask about AI engineers',
    illustrationAlt:
      'Four people stand before a diagram of a network. One, in coral, reaches up and becomes its missing node: the hired engineer completes what the team had begun.',
  },
  what: {
    heading: 'What is AI and ML engineering as a service?',
    paragraphs: [
      'You hire engineers for a project or a period, and they work under your direction: one specialist who closes a gap, or a small group with a lead.',
      'The craft has several sides. A data engineer feeds the model, a machine learning engineer trains and evaluates it, an MLOps engineer releases and monitors it, and an application engineer fits it into your product. One person may cover two of these, seldom all.',
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
      'Documentation, and knowledge left with your staff',
    ],
  },
  fit: {
    good: 'You have a backlog of model work and someone to steer it, but recruiting takes longer than the roadmap allows. It also fits when one skill is missing, such as vision, speech, forecasting or retrieval.',
    poor: 'If nobody on your side can set priorities or give access to data, hired engineers will sit and wait. For a common need such as transcription, try a ready-made service before you hire anyone.',
  },
  benefits: {
    heading: 'Your team, with the missing skill',
    items: [
      {
        title: 'Skills for the stage you are in',
        text: 'Bring in data work now, modeling next and operations later, without three permanent hires.',
      },
      {
        title: 'Work in your own house',
        text: 'Code, data and experiments live in your accounts, under your access rules.',
      },
      {
        title: 'Sober evaluation',
        text: 'Models are measured against a simple baseline, and you also hear about those that do not beat it.',
      },
      {
        title: 'Methods that remain',
        text: 'Pairing and reviews leave your developers with a way of working, not only a model file.',
      },
    ],
  },
  solutions: {
    heading: 'Roles you can fill',
    lead: 'Name the work, and we propose a mix of people for it.',
    items: [
      {
        title: 'Data preparation and features',
        text: 'Engineers who collect, clean and label data, trace its origin and build pipelines that can be run again.',
      },
      {
        title: 'Model development and training',
        text: 'From regression and boosted trees to vision, language and time series, chosen for the data and not for fashion.',
      },
      {
        title: 'Generative AI applications',
        text: 'Retrieval, prompts and evaluation sets for assistants and document tools, with sources shown and refusals tested.',
      },
      {
        title: 'MLOps and deployment',
        text: 'Packaging, serving, drift monitoring and retraining, on your cloud or on your own servers.',
      },
    ],
  },
  steps: {
    heading: 'How an engagement begins',
    items: [
      {
        title: 'Write the role',
        text: 'We go through task, data and stack with you and describe who would help. At times the answer is a data engineer.',
      },
      {
        title: 'Meet the candidates',
        text: 'You interview in your own way, with a code review or a problem from your field.',
      },
      {
        title: 'Set up',
        text: 'Access, environment, data rules and a small first ticket come before any modeling.',
      },
      {
        title: 'Review and adjust',
        text: 'We look at results together at fixed points. The group can grow, shrink or change skills.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Our people know the dull parts too: labeling, leakage, evaluation and the alarms after release.',
      },
      {
        title: 'Customization',
        text: 'You describe the gap in skills, and we shape role, hours and length of stay around it.',
      },
      {
        title: 'Scalability',
        text: 'One specialist can become a small team, and go back to one when the release is out.',
      },
      {
        title: 'Support',
        text: 'A contact on our side stays with the engagement and helps when priorities or people have to change.',
      },
    ],
  },
  questions: {
    heading: 'Interview the provider as well',
    items: [
      'Who will do the work, and may we interview that person?',
      'How will you show that the model beats a simple rule?',
      'What happens to our data, code and experiments when the engagement ends?',
    ],
  },
  start: {
    heading: 'Get started by describing the missing colleague',
    paragraph:
      'Write down the task, the data you hold and the stack you run, then contact us. A few lines on who would lead the engineer help us most. Questions come first, then proposed profiles.',
  },
} satisfies ServiceContent;
