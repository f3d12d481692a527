import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Hire Mobile App Developers for Android and iOS',
    description:
      'Hire mobile app developers for Android and iOS: native apps in Java, Kotlin and Swift, cross-platform apps in React Native and Flutter, from design to release.',
  },
  breadcrumb: { category: 'Mobile App Development', label: 'Mobile App Development Services' },
  intro: {
    heading: 'Hire mobile app developers, native or cross-platform',
    paragraph:
      'A phone is used in a hurry, outdoors, with one thumb and a poor signal. Our developers build for that: native apps in Java, Kotlin and Swift, cross-platform apps in React Native and Flutter, from the first sketch to the store.',
    action: 'Plan your app team',
    illustrationAlt:
      'Two phones of different make show one app in their own styles, both joined to a coral block of code. A developer works on a laptop between them.',
  },
  what: {
    heading: 'What is mobile app development with hired developers?',
    paragraphs: [
      'Mobile developers join your team, or work beside it, to design, write, test and release an app. Native means one app for each platform: Kotlin or Java for Android, Swift for iOS. Cross-platform means one code base for both, in React Native or Flutter.',
      'The choice has consequences. Native gets new device features first. Cross-platform saves writing every screen twice, and still needs care on both. We explain the trade for your app first, since changing later is costly.',
    ],
    input: [
      'What users do, and where they stand when they do it',
      'Brand rules or an existing design',
      'APIs, or the systems that need one',
      'Your store and signing accounts',
    ],
    output: [
      'Clickable designs tried by users',
      'An app for Android, iOS or both',
      'Device tests and crash reporting',
      'A store listing and a release routine',
    ],
  },
  fit: {
    good: 'People use your service on the move or offline, or need the camera, location, a scanner or notifications. Think of field crews, drivers, nurses and regular shoppers.',
    poor: 'If visitors come once to read, a good mobile website is simpler and needs no installation. If the work happens at a desk in wide tables, build for the browser first.',
  },
  benefits: {
    heading: 'Where a good app team shows',
    items: [
      {
        title: 'Work goes on without signal',
        text: 'Data is kept on the phone and reconciled when the network returns.',
      },
      {
        title: 'Feels at home',
        text: 'Gestures, back buttons, text sizes and screen readers behave as users of each platform expect.',
      },
      {
        title: 'One plan for both stores',
        text: 'Android and iOS features are designed together, even where the code is separate.',
      },
      {
        title: 'Calmer releases',
        text: 'Staged rollouts and crash reports can show a fault while few people have it.',
      },
    ],
  },
  solutions: {
    heading: 'Hire for one stage or for the life of the app',
    lead: 'For new apps, a second platform, or an app that another team left behind.',
    items: [
      {
        title: 'Native app development',
        text: 'Kotlin and Java for Android, Swift for iOS, where an app leans on sensors, background work or platform features.',
      },
      {
        title: 'Cross-platform app development',
        text: 'React Native where your team knows JavaScript, Flutter where the design is all your own, with native modules when needed.',
      },
      {
        title: 'Mobile app design',
        text: 'Flows, prototypes and interfaces for small screens, one hand and accessibility settings.',
      },
      {
        title: 'App testing and deployment',
        text: 'Automated and device tests, signing, store submission, staged release and updates for new system versions.',
      },
    ],
  },
  steps: {
    heading: 'From sketch to store',
    items: [
      {
        title: 'Follow the user',
        text: 'We look at where and how the app will be used, and keep only the tasks that belong on a phone.',
      },
      {
        title: 'Try the screens',
        text: 'A handful of users tap through prototypes on real phones before development starts.',
      },
      {
        title: 'Develop and test',
        text: 'Features arrive as test builds on your own phone. Old devices and weak networks are tested as well.',
      },
      {
        title: 'Release and care',
        text: 'The stores review and decide. Afterwards, ratings and crashes are read, and system updates are planned for.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Native and cross-platform developers work side by side, so advice on the choice is not tied to one tool.',
      },
      {
        title: 'Innovation',
        text: 'We try new phone features, from on-device models to passkeys, and use them where they save a step.',
      },
      {
        title: 'Agile Methodologies',
        text: 'You hold a test build at the end of each cycle and decide on the next with the app in your hand.',
      },
      {
        title: 'Support',
        text: 'After release we can look after system updates, library changes and the wishes found in reviews.',
      },
    ],
  },
  questions: {
    heading: 'Settle these before the first screen',
    items: [
      'In whose store accounts will the app be published?',
      'How does the app behave on an old phone with no network?',
      'Why native or cross-platform in our case, and what would we give up?',
    ],
  },
  start: {
    heading: 'Tell us where the phone is used',
    paragraph:
      'Contact us about the task, the people who do it and the systems behind it. Say whether an app exists and what its users complain about. We can discuss the platform, the first version and the developers it needs.',
  },
} satisfies ServiceContent;
