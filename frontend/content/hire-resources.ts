import aiEngineers from '../illustrations/eaas/aiml-engineers.svg';
import dotnet from '../illustrations/eaas/dotnet-developers.svg';
import fullStack from '../illustrations/eaas/fullstack-developers.svg';
import mobile from '../illustrations/eaas/mobile-developers.svg';
import illustration from '../illustrations/pages/hire.svg';
import expertise from '../illustrations/pages/hire-1.svg';
import record from '../illustrations/pages/hire-2.svg';
import cost from '../illustrations/pages/hire-3.svg';
import commitment from '../illustrations/pages/hire-4.svg';
import service from '../illustrations/pages/hire-service.svg';
import next from '../illustrations/pages/next-hire.svg';
import type { HireContent } from './types.ts';

export const content = {
  metadata: {
    title: 'Hire Engineers: AI, Full Stack, .NET and Mobile',
    description:
      'Hire AI, full stack, .NET and mobile engineers for your team: how an engagement starts, what to ask in the interview, what to prepare and how it ends.',
  },
  banner: {
    heading: 'Fill the open seat on your engineering team',
    lead: 'Describe the work, meet the engineers we propose and decide who joins. They work on your priorities, with your tools, in your repository.',
    action: 'Hire Top Talent Today',
    illustration,
    illustrationMoves: 'right',
    illustrationAlt: 'One of six portraits has left its place to join a team',
  },
  benefits: {
    heading: 'What to expect when you hire through us',
    items: [
      {
        title: 'Expertise Across Projects',
        text: 'Few products are purely AI or purely mobile. Tell us which systems the engineer will work on, and we will look for someone who knows that mix.',
        illustration: expertise,
      },
      {
        title: 'Proven Track Record',
        text: 'Candidates walk you through what they built, what broke and what they would do differently. Look at code they are free to share, or assign a short exercise from your own backlog.',
        illustration: record,
      },
      {
        title: 'Cost-Effective Solutions',
        text: 'Add people for a busy stretch instead of hiring permanently for a temporary peak. Cost depends mainly on the role, seniority, hours and length of the engagement.',
        illustration: cost,
      },
      {
        title: 'Commitment to Client Success',
        text: 'Tell us the first result you want, and we will come back to it in every review, with you and the engineer. We speak up if the match is not right.',
        illustration: commitment,
      },
    ],
  },
  service: {
    heading: 'Engineering as a Service',
    illustration: service,
    paragraphs: [
      'Every engagement starts with the work. You describe the task, the tools your team uses, who will set priorities and which hours count: New York, Dubai and Mumbai share few. We propose engineers, and you interview them. Look past the list of frameworks. Ask how they read unfamiliar code, test a change, handle an unclear ticket and break bad news.',
      'Before the first day, the contract covers confidentiality and code ownership. You set up accounts, access and one small task that can be finished and released. From then on, the engineer works from your board, goes through your reviews and follows your security rules, and the code stays in your repository. The exit is planned from the start: a notice period, handover notes, open tickets reassigned and access removed. If you want to extend, we agree on terms before the engagement ends.',
    ],
  },
  roles: {
    heading: 'Which role is missing on your team?',
    lead: 'Start with the one that holds up your release. A team can be put together from all four.',
    items: [
      {
        title: 'AI & ML Engineers',
        text: 'For forecasting, vision, search and language: they prepare data, train and test models, and run them as services.',
        url: '/eaas/aiml-engineers',
        illustration: aiEngineers,
      },
      {
        title: 'Full Stack Developers',
        text: 'For features that span every layer: they take a change from the button on the screen to the row in the database.',
        url: '/eaas/fullstack-developers',
        illustration: fullStack,
      },
      {
        title: '.NET Developers',
        text: 'For Microsoft systems: new web and desktop applications in C#, F# or Visual Basic .NET, and older ones that need to be migrated.',
        url: '/eaas/dotnet-developers',
        illustration: dotnet,
      },
      {
        title: 'Mobile App Developers',
        text: 'For Android and iOS: apps in Java, Swift, Kotlin, React Native or Flutter, from first design to app store.',
        url: '/eaas/mobile-developers',
        illustration: mobile,
      },
    ],
  },
  next: {
    heading: 'Tell us about the role you need to fill',
    paragraph:
      'Name the skills, the stack and the work that comes first. We will ask questions before we propose anyone.',
    action: 'Meet engineers for your role',
    illustration: next,
  },
} satisfies HireContent;
