import solutions from '../../illustrations/eaas/mobile-developers/solutions.svg';
import start from '../../illustrations/eaas/mobile-developers/start.svg';
import steps from '../../illustrations/eaas/mobile-developers/steps.svg';
import illustration from '../../illustrations/eaas/mobile-developers.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Hire Mobile App Developers for Android and iOS',
    description:
      'Hire mobile app developers for Android and iOS: native apps in Java, Kotlin and Swift, cross-platform apps in React Native and Flutter, from design to release.',
  },
  breadcrumb: { category: 'Mobile App Development', label: 'Mobile App Development Services' },
  variants: {
    hero: 'ink',
    illustration: 'left',
    flow: { variant: 'beside', surfaces: ['mint', 'sky'] },
    steps: 'feature',
    benefits: { variant: 'panels', surface: 'sand' },
    solutions: { variant: 'panels', surface: 'cobalt' },
    why: { variant: 'rows', first: 'mint' },
    related: { variant: 'lists', place: 'below' },
  },
  intro: {
    heading: 'Hire mobile app developers, native or cross-platform',
    paragraph:
      'In a hurry, outdoors, with one thumb and a weak signal: that is how people use phones. Our developers build for it: native apps in Java, Kotlin and Swift, cross-platform apps in React Native and Flutter, from first sketch to app store.',
    action: 'Get a team plan for your app',
    illustration,
    illustrationAlt: 'Two phones show one app, each in its own style, from shared code',
    illustrationMoves: 'above',
  },
  what: {
    heading: 'What does a hired mobile developer do?',
    paragraphs: [
      'Mobile developers join your team, or work alongside it, to design, write, test and release an app. Native means one app for each platform: Kotlin or Java for Android, Swift for iOS. Cross-platform means one code base for both, in React Native or Flutter.',
      'The choice matters. Native gets new device features first. Cross-platform avoids writing every screen twice but needs care on both platforms. We explain the trade-offs first, since changing later is expensive.',
    ],
    input: [
      'What users do, and where they do it',
      'Brand rules or an existing design',
      'APIs, or the systems that need one',
      'Your store and signing accounts',
    ],
    output: [
      'Clickable designs tested by users',
      'An app for Android, iOS or both',
      'Device tests and crash reporting',
      'A store listing and a release process',
    ],
  },
  fit: {
    good: 'People use your service on the go or offline, or need the camera, location, a scanner or notifications. Think of field crews, drivers and nurses.',
    poor: 'If visitors come once to read, a good mobile website is simpler and needs no installation. If the work happens at a desk in wide tables, [build for the browser](/eaas/fullstack-developers) first.',
  },
  benefits: {
    heading: 'What a good app team gives your users',
    items: [
      {
        title: 'Work continues without a signal',
        text: 'Data is stored on the phone and synced when the network returns.',
      },
      {
        title: 'The app feels native',
        text: 'Gestures, text sizes and screen readers behave as each platform’s users expect.',
      },
      {
        title: 'One plan for both stores',
        text: 'Android and iOS features are designed together, even when the code is separate.',
      },
      {
        title: 'Smoother releases',
        text: 'Staged rollouts and crash reports can reveal a fault while few people have it.',
      },
    ],
  },
  solutions: {
    heading: 'Hire for one stage or the life of the app',
    lead: 'For new apps, a second platform or an app another team left behind.',
    illustration: solutions,
    items: [
      {
        title: 'Native app development',
        text: 'Kotlin and Java for Android, Swift for iOS, where an app relies on sensors, background work or platform features.',
      },
      {
        title: 'Cross-platform app development',
        text: 'React Native where your team knows JavaScript, Flutter where the design is entirely your own, with native modules when needed.',
      },
      {
        title: 'Mobile app design',
        text: 'Flows, prototypes and interfaces for small screens and one-handed use, mirrored for Arabic, with UPI or UAE PASS where users expect it.',
      },
      {
        title: 'App testing and deployment',
        text: 'Automated and device tests, signing, store submission, staged releases and updates for new operating systems.',
      },
    ],
  },
  steps: {
    heading: 'From sketch to app store',
    illustration: steps,
    items: [
      {
        title: 'Follow the user',
        text: 'We look at where and how the app will be used, and include only the tasks that belong on a phone.',
      },
      {
        title: 'Try the screens',
        text: 'A handful of users tap through prototypes on real phones before development starts.',
      },
      {
        title: 'Develop and test',
        text: 'Features arrive as test builds on your own phone. Tests include old devices and weak networks.',
      },
      {
        title: 'Release and maintain',
        text: 'The app stores review each release and decide. Afterward, we read ratings and crash reports and plan for system updates.',
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
        text: 'You get a test build at the end of each cycle and decide what comes next with the app in your hand.',
      },
      {
        title: 'Support',
        text: 'Updates, library changes and requests from app store reviews can stay with the team after release.',
      },
    ],
  },
  questions: {
    heading: 'Settle these before the first screen',
    items: [
      {
        question: 'Whose store accounts will the app be published under?',
        answer: 'Yours, along with the signing keys.',
      },
      {
        question: 'How does the app behave on an old phone with no network?',
        answer: 'Data is stored on the phone and synced later, and old devices are part of the tests.',
      },
      {
        question: 'Why native or cross-platform in our case, and what would we give up?',
        answer: 'You get both options compared for your features before development starts.',
      },
    ],
  },
  start: {
    heading: 'Tell us where people use the app',
    illustration: start,
    paragraph:
      'Contact us to get started: describe the task, the people who do it and the systems behind it. If you already have an app, tell us what its users complain about. We’ll discuss the platform, the first version and the developers it needs.',
  },
} satisfies ServiceContent;
