import type { HireContent } from './types.ts';

export const content = {
  metadata: {
    title: 'Hire Engineers: AI, Full Stack, .NET and Mobile',
    description:
      'Hire AI, full stack, .NET and mobile engineers for your own team: how an engagement starts, what to ask in the interview, what to prepare and how it ends.',
  },
  banner: {
    heading: 'Fill the empty seat on your engineering team',
    paragraph:
      'Describe the work, meet the people we propose, and decide for yourself who joins. You set the priorities. The paperwork of employment stays with us.',
    action: 'Hire Top Talent Today',
    illustrationAlt:
      'Five portraits and one empty place stand on the left. The missing card, in coral, has moved along a dotted line into a team of four on the right.',
  },
  benefits: {
    heading: 'What to expect, and what to ask for',
    items: [
      {
        title: 'Expertise Across Projects',
        text: 'Few products are AI alone or mobile alone. Name the systems the engineer will touch, and we look for someone who has met that mix before.',
      },
      {
        title: 'Proven Track Record',
        text: 'Ask candidates what they built, what broke and what they would do differently. Ask for code they are free to show, or set a short exercise from your own backlog.',
      },
      {
        title: 'Cost-Effective Solutions',
        text: 'Work piles up before a launch and thins out after it. Add people for the busy stretch and part on agreed terms, without a permanent post for a passing peak.',
      },
      {
        title: 'Commitment to Client Success',
        text: 'Tell us the first result you want to see. We come back to it at every review, with you and with the engineer, and speak up when the match is poor.',
      },
    ],
  },
  service: {
    heading: 'Engineering as a Service',
    paragraphs: [
      'An engagement starts with the work. You bring a description of the task, the tools your team uses and the name of the person who will set priorities. We propose people, and you interview them. Look past the list of frameworks. Ask how they read code they did not write and how they test a change. Ask what they do with an unclear ticket, and how they pass on bad news.',
      'Before the first day, the contract settles confidentiality and who owns the code. You prepare accounts, access rights and one small task that can be finished and released. After that the engineer follows your board, your reviews and your security rules, and the code stays in your repository. The end is agreed at the beginning: a notice period, handover notes, open tickets passed on, access removed. If you want to extend the stay, we settle that before it runs out.',
    ],
  },
  roles: {
    heading: 'Four roles to choose from',
    lead: 'Each page says what the role covers, what it needs from you, and when another answer serves you better.',
    items: [
      {
        title: 'AI & ML Engineers',
        text: 'For forecasts, vision, search and language: they prepare data, train and test models, and run them as services.',
        url: '/eaas/aiml-engineers',
      },
      {
        title: 'Full Stack Developers',
        text: 'For features that cross every layer: they take a change from the button on the screen down to the stored row.',
        url: '/eaas/fullstack-developers',
      },
      {
        title: '.NET Developers',
        text: 'For Microsoft systems: new web and desktop programs in C#, F# or Visual Basic .NET, and old ones that have to move.',
        url: '/eaas/dotnet-developers',
      },
      {
        title: 'Mobile App Developers',
        text: 'For Android and iOS: apps in Java, Swift, Kotlin, React Native or Flutter, from the first design to the store.',
        url: '/eaas/mobile-developers',
      },
    ],
  },
} satisfies HireContent;
