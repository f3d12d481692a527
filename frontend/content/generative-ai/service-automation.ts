import solutions from '../../illustrations/generative-ai/service-automation/solutions.svg';
import start from '../../illustrations/generative-ai/service-automation/start.svg';
import steps from '../../illustrations/generative-ai/service-automation/steps.svg';
import illustration from '../../illustrations/generative-ai/service-automation.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Intelligent IT Service Automation',
    description:
      'IT service automation that sorts tickets, runs approved fixes and groups alerts, leaving support staff more time for harder problems.',
  },
  breadcrumb: { category: 'IT Operations', label: 'Intelligent IT Service Automation' },
  variants: {
    hero: 'mint',
    illustration: 'inset',
    flow: { variant: 'beside', surfaces: ['mint', 'sky'] },
    steps: 'feature',
    benefits: { variant: 'ledger', surface: 'sand' },
    solutions: { variant: 'panels', surface: 'cobalt' },
    why: { variant: 'cards', first: 'sky' },
    related: { variant: 'lists', place: 'above' },
  },
  intro: {
    heading: 'Hard tickets for people, routine ones for software',
    paragraph:
      'Password resets, access requests, one alert repeated by every server: IT service automation handles the routine and passes the rest on with its history attached.',
    action: 'Get a first procedure to automate',
    illustration,
    illustrationAlt: 'Software resolves three tickets, and the one with a question goes to a person',
    illustrationMoves: 'left',
  },
  what: {
    heading: 'What is IT service automation?',
    paragraphs: [
      'IT service automation is software that handles recurring work by following written procedures. A language model reads the request, finds the right procedure and asks for missing details. A runbook then makes the change, with approval where the risk calls for it. If no procedure fits, the ticket goes to a technician.',
      'In operations, models group related alerts, compare them with recent changes and point to a likely cause. Engineers confirm the cause and choose the fix. A log shows who or what took each step.',
    ],
    input: [
      'Tickets, chats and emails',
      'Monitoring alerts and logs',
      'Knowledge articles and runbooks',
      'Asset and change records',
    ],
    output: [
      'Sorted and routed tickets',
      'Completed standard requests',
      'Related alerts grouped by incident',
      'Drafts of knowledge articles',
    ],
  },
  fit: {
    good: 'It fits a service desk that closes many near-identical tickets with a fix that is already documented.',
    poor: 'If most tickets are new problems, a good form and a shared checklist are more useful. Automating an undocumented procedure only repeats its mistakes.',
  },
  benefits: {
    heading: 'A calmer day at the service desk',
    items: [
      {
        title: 'Routine work after hours',
        text: 'Standard requests can be completed while nobody is at the desk.',
      },
      {
        title: 'Complete tickets',
        text: 'Users are asked for missing details at the start, not in the third message.',
      },
      {
        title: 'Less alarm noise',
        text: 'Related alerts can become a single incident with one timeline.',
      },
      {
        title: 'Know-how on record',
        text: 'Solved cases become draft articles that a technician corrects and approves.',
      },
    ],
  },
  solutions: {
    heading: 'From help desk to overnight batch jobs',
    lead: 'We build on the service and monitoring tools you already use.',
    illustration: solutions,
    items: [
      {
        title: 'Service management automation',
        text: 'Intake, sorting, approval and fulfillment of requests such as access, software and equipment for new hires.',
      },
      {
        title: 'AI-powered operations',
        text: 'Models that learn normal load and error levels, flag deviations and list the recent changes to look at.',
      },
      {
        title: 'Workload management',
        text: 'Batch jobs, backups and patch windows scheduled by dependency, with restart rules and an owner for each job.',
      },
      {
        title: 'Incident management',
        text: 'Alert grouping, on-call routing, a draft timeline and a summary for people to edit afterward.',
      },
    ],
  },
  steps: {
    heading: 'Adding automation to a live service desk',
    illustration: steps,
    items: [
      {
        title: 'Read the tickets',
        text: 'We group past tickets by cause and effort, including those that mix English with Hindi or Arabic, and rank the groups with your team leads.',
      },
      {
        title: 'Start with suggestions',
        text: 'The system suggests a category and a reply, and a technician accepts or corrects them.',
      },
      {
        title: 'Automate safe fixes',
        text: 'Procedures with a tested rollback run on their own, within permissions you set.',
      },
      {
        title: 'Review the results',
        text: 'Reopened tickets and user ratings decide which procedure comes next and which is withdrawn.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'We plan the whole process, from the request form and the chatbot to the rollback.',
      },
      {
        title: 'Customization',
        text: 'You keep your own categories, tone and approval chains.',
      },
      {
        title: 'Scalability',
        text: 'The same foundation can take on more teams, languages, tools and procedures over time.',
      },
      {
        title: 'Support',
        text: 'We help tune prompts, runbooks and alert rules as your systems change.',
      },
    ],
  },
  questions: {
    heading: 'Ask at every service desk demo',
    items: [
      {
        question: 'What permissions does the automation have, and who can revoke them?',
        answer:
          'Those that you grant for each procedure, and your administrators can withdraw them at any time.',
      },
      {
        question: 'How does a user reach a person?',
        answer: 'By asking: the ticket then goes to a technician with its history attached.',
      },
      {
        question: 'Can we replay what happened in a failed run?',
        answer:
          'The log shows who or what took each step, and procedures run on their own only with a tested rollback.',
      },
    ],
  },
  start: {
    heading: 'Which tickets keep coming back?',
    illustration: start,
    paragraph:
      'Contact us to get started: tell us your ticket categories and, roughly, which of them recur most. Together, we’ll choose a first procedure and note what has to be documented before it runs.',
  },
} satisfies ServiceContent;
