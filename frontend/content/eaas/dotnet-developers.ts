import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Hire .NET Developers: C#, F#, Visual Basic .NET',
    description:
      'Hire .NET developers for custom, web and desktop work in C#, F# and Visual Basic .NET: ASP.NET, .NET Core, Windows Forms, WPF and staged migrations.',
  },
  breadcrumb: { category: '.NET Development', label: '.NET Development Services' },
  intro: {
    heading: 'Hire .NET developers for new builds and old code',
    paragraph:
      'Much business software was written in .NET and still does its job: the order screen, the pricing service, the desktop tool in the warehouse. Our developers extend it, rebuild it or move it forward, in C#, F# and Visual Basic .NET.',
    action: 'Discuss your .NET code',
    illustrationAlt:
      'A developer carries one module over a coral bridge, from an old desktop window to a web window in a cloud. Dashed outlines mark its old and its new place.',
  },
  what: {
    heading: 'What is .NET, and what do its developers do?',
    paragraphs: [
      '.NET is Microsoft’s platform for web, desktop and cloud applications. C# is its main language, F# suits calculation and rules, and Visual Basic .NET holds much of the older line-of-business code. Our developers work in all three, as part of your team.',
      'The platform has two generations. .NET Framework is tied to Windows. .NET Core and its successors, now simply called .NET, also run on Linux and in containers. Knowing what can cross over, and what should stay, is half the skill.',
    ],
    input: [
      'The solution files, or a word on what is missing',
      'Build, test and deployment as they work today',
      'A person who knows the business rules',
      'Your target: Windows, web, cloud or a mix',
    ],
    output: [
      'Reviewed code in your source control',
      'Tests around the rules that matter',
      'Packages, installers or container images',
      'A list of dependencies with known risks',
    ],
  },
  fit: {
    good: 'Your systems live on Windows and SQL Server, a desktop tool has to serve for years to come, or a Framework application must move before its parts lose support.',
    poor: 'If your team knows another platform well, a new service is better written there. And a stable internal tool that nobody complains about may not need migration at all.',
  },
  benefits: {
    heading: 'What .NET developers can do for you',
    items: [
      {
        title: 'Old code kept alive',
        text: 'People who read Visual Basic .NET and stored procedures can change a rule without rewriting the program.',
      },
      {
        title: 'One language, many places',
        text: 'C# can serve the website, the service, the desktop tool and the rules they share.',
      },
      {
        title: 'Tested before moved',
        text: 'Present behavior is pinned by tests first, so that the migrated code can be compared with it.',
      },
      {
        title: 'At home on Microsoft systems',
        text: 'Sign-in, SQL Server, Azure and Office connections follow conventions your administrators know.',
      },
    ],
  },
  solutions: {
    heading: 'Custom, web, desktop and migration work',
    lead: 'The choice of language follows the code and the team that will keep it.',
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
        text: 'New screens, barcode and printer links, faster lists and installers for tools that belong on the desk.',
      },
      {
        title: 'Migration',
        text: 'From .NET Framework to current .NET, from Visual Basic .NET to C#, or from desktop to web, in stages that each leave a working system.',
      },
    ],
  },
  steps: {
    heading: 'A .NET job in its usual order',
    items: [
      {
        title: 'Read',
        text: 'We build the solution, list its projects and packages, and find what no longer has support.',
      },
      {
        title: 'Sort',
        text: 'You choose what to extend, what to move and what to leave, with the reasons written down.',
      },
      {
        title: 'Work',
        text: 'Developers join your board and go branch by branch, with tests ahead of risky edits.',
      },
      {
        title: 'Settle',
        text: 'Releases are watched, old parts are switched off, and your staff take over the notes.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Our developers know both generations of .NET and the traps between them, from configuration files to date formats.',
      },
      {
        title: 'Customization',
        text: 'Hire for a single form, a service or a migration, in the language your code already speaks.',
      },
      {
        title: 'Scalability',
        text: 'Begin with one developer who reads the code, and add others once the work is cut into parts.',
      },
      {
        title: 'Support',
        text: 'We can stay for package updates, runtime upgrades and the surprises that only month-end brings.',
      },
    ],
  },
  questions: {
    heading: 'Questions for a .NET supplier',
    items: [
      'Which of our dependencies will not move, and what would replace them?',
      'How will you show that the migrated program calculates the same results?',
      'Can we stop halfway and still have one working system?',
    ],
  },
  start: {
    heading: 'Get started by sending the project list',
    paragraph:
      'Contact us with the framework versions, the kind of application and the change you need. A list of projects and packages is enough for a useful talk. The source can follow.',
  },
} satisfies ServiceContent;
