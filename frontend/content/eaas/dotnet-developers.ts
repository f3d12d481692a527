import solutions from '../../illustrations/eaas/dotnet-developers/solutions.svg';
import start from '../../illustrations/eaas/dotnet-developers/start.svg';
import steps from '../../illustrations/eaas/dotnet-developers/steps.svg';
import illustration from '../../illustrations/eaas/dotnet-developers.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Hire .NET Developers: C#, F#, Visual Basic .NET',
    description:
      'Hire .NET developers for custom, web and desktop work in C#, F# and Visual Basic .NET: ASP.NET, .NET Core, Windows Forms, WPF and staged migrations.',
  },
  breadcrumb: { category: '.NET Development', label: '.NET Development Services' },
  variants: {
    hero: 'ink',
    illustration: 'inset',
    flow: { variant: 'funnel', surfaces: ['sand', 'cobalt'] },
    steps: 'strip',
    benefits: { variant: 'ledger', surface: 'sky' },
    solutions: { variant: 'rows', surface: 'ink' },
    why: { variant: 'band', surface: 'sand' },
    related: { variant: 'cards', place: 'above' },
  },
  intro: {
    heading: 'Hire .NET developers for new builds and old code',
    paragraph:
      'The order screen, the pricing service, the desktop tool in the warehouse: a lot of .NET software still does its job. Our developers extend, rebuild or modernize it in C#, F# and Visual Basic .NET.',
    action: 'Find out what can be migrated',
    illustration,
    illustrationAlt: 'A developer carries one part from an old computer over to a web application',
    illustrationMoves: 'right',
  },
  what: {
    heading: 'What is .NET, and what do its developers do?',
    paragraphs: [
      '.NET is Microsoft’s platform for web, desktop and cloud applications. C# is its main language, F# suits calculations and rules, and Visual Basic .NET still runs a lot of older line-of-business code. Our developers work in all three, as part of your team.',
      'The platform has two generations. .NET Framework is tied to Windows. .NET Core and its successors, now simply called .NET, run on Linux and in containers as well. Knowing what can be migrated and what should stay is half the job.',
    ],
    input: [
      'The solution files, or a note on what is missing',
      'Build, test and deployment as they work today',
      'A person who knows the business rules',
      'Your target: Windows, web, cloud or a mix',
    ],
    output: [
      'Reviewed code in your source control',
      'Tests for the rules that matter',
      'Packages, installers or container images',
      'A list of dependencies with known risks',
    ],
  },
  fit: {
    good: 'Your systems run on Windows and SQL Server, a desktop tool has to last for years to come, or a .NET Framework application must move before its components lose support.',
    poor: 'If your team knows another platform well, write the new service there. A stable internal tool that nobody complains about may not need to be migrated at all.',
  },
  benefits: {
    heading: 'Change the rule, keep the application',
    items: [
      {
        title: 'Old code kept running',
        text: 'People who read Visual Basic .NET and stored procedures can change a rule without rewriting the application.',
      },
      {
        title: 'One language for many uses',
        text: 'C# can serve the website, the service, the desktop tool and the rules they share.',
      },
      {
        title: 'Tests before migration',
        text: 'Tests pin down current behavior first, so the migrated code can be compared with it.',
      },
      {
        title: 'At home on Microsoft systems',
        text: 'Sign-in, SQL Server, Azure and Office integrations follow conventions your administrators know.',
      },
    ],
  },
  solutions: {
    heading: 'New, on the web, on the desktop or on the move',
    lead: 'The choice of language depends on the code and the team that will maintain it.',
    illustration: solutions,
    items: [
      {
        title: 'Custom .NET development',
        text: 'Line-of-business applications, services and integrations shaped to your process, with F# where rules and calculations call for it.',
      },
      {
        title: 'Web development with ASP.NET and .NET Core',
        text: 'Sites, APIs and internal portals, with Razor or Blazor pages or a separate front end.',
      },
      {
        title: 'Desktop development with Windows Forms and WPF',
        text: 'New screens, mirrored where staff read Arabic, barcode and printer connections, faster data grids and installers for tools that belong on the desktop.',
      },
      {
        title: 'Migration',
        text: 'From .NET Framework to current .NET, from Visual Basic .NET to C#, or from desktop to web, in stages that each leave you with a working system.',
      },
    ],
  },
  steps: {
    heading: 'We read the old code before we plan',
    illustration: steps,
    items: [
      {
        title: 'Review',
        text: 'We compile your existing solution, list its projects and packages, and find what is no longer supported.',
      },
      {
        title: 'Plan',
        text: 'You choose what to extend, what to move and what to leave, with the reasons in writing.',
      },
      {
        title: 'Develop',
        text: 'Developers take tickets from your board and work branch by branch, writing tests before risky edits.',
      },
      {
        title: 'Hand over',
        text: 'Releases are monitored, old parts are switched off and your staff gets the documentation.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Our developers know both generations of .NET and the pitfalls of moving between them.',
      },
      {
        title: 'Customization',
        text: 'Hire for a single form, a service or a migration, in the language your code already uses.',
      },
      {
        title: 'Scalability',
        text: 'Start with one developer who reads the code, and add others once the work is divided up.',
      },
      {
        title: 'Support',
        text: 'Keep a developer on for package updates, runtime upgrades and the surprises that only month-end brings.',
      },
    ],
  },
  questions: {
    heading: 'Questions for a .NET vendor',
    items: [
      {
        question: 'Which of our dependencies cannot be migrated, and what would replace them?',
        answer: 'The review lists your packages, what is no longer supported and the options for each.',
      },
      {
        question: 'How will you show that the migrated application calculates the same results?',
        answer: 'Tests record today’s results first, and the migrated code has to reproduce them.',
      },
      {
        question: 'Can we stop halfway and still have one working system?',
        answer: 'Yes, each stage of a migration ends with a working system.',
      },
    ],
  },
  start: {
    heading: 'List your projects and packages',
    illustration: start,
    paragraph:
      'To get started, contact us with a list of your projects and packages, along with the framework versions, the kind of application and the change you need. We’ll say what we would look at first and how to share the source code later.',
  },
} satisfies ServiceContent;
