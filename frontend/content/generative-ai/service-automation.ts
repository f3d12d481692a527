import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Intelligent IT Service Automation',
    description:
      'IT service automation that sorts tickets, runs approved fixes and groups alerts, so that support staff can spend their hours on harder problems.',
  },
  breadcrumb: { category: 'IT Operations', label: 'Intelligent IT Service Automation' },
  intro: {
    heading: 'IT service automation for desk and data center',
    paragraph:
      'Password resets, access requests, one alert repeated by every server. We automate the routine part of IT service and pass on the rest with its history attached.',
    action: 'Start with your tickets',
    illustrationAlt:
      'Three tickets run into a hub. Two familiar ones come out with a check mark; the coral one with a question mark is passed to a person.',
  },
  what: {
    heading: 'What is IT service automation?',
    paragraphs: [
      'IT service automation is software that handles recurring work by written procedure. A language model reads the request, finds the procedure that fits and asks for missing details. A runbook then carries out the change, with an approval where the risk calls for one. When no procedure fits, the ticket goes to a technician.',
      'In operations, models group related alerts, compare them with recent changes and point to a likely cause. Engineers confirm the cause and choose the remedy. A log shows who or what took each step.',
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
      'Incidents with related alerts',
      'Drafts of knowledge articles',
    ],
  },
  fit: {
    good: 'It fits a service desk that closes many near-identical tickets with a fix that is already written down.',
    poor: 'If most tickets are new problems, a good form and a shared checklist serve you better. Automating a procedure that nobody has written down only repeats its mistakes.',
  },
  benefits: {
    heading: 'Relief for users and technicians',
    items: [
      {
        title: 'Routine work off hours',
        text: 'Standard requests can be completed while nobody staffs the desk.',
      },
      {
        title: 'Complete tickets',
        text: 'Users are asked for missing details at the start and not in the third message.',
      },
      {
        title: 'Less alarm noise',
        text: 'Related alerts can become a single incident with one timeline.',
      },
      {
        title: 'Knowledge that stays',
        text: 'Solved cases become draft articles that a technician corrects and approves.',
      },
    ],
  },
  solutions: {
    heading: 'For the help desk and the nightly batch',
    lead: 'We build on the service and monitoring tools you run today.',
    items: [
      {
        title: 'Service management automation',
        text: 'Intake, sorting, approval and fulfillment of requests such as access, software and equipment for new staff.',
      },
      {
        title: 'AI-powered operations',
        text: 'Models that learn normal load and error levels, flag departures and name the recent changes to look at.',
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
    heading: 'Bringing automation to a working desk',
    items: [
      {
        title: 'Read the tickets',
        text: 'We group past tickets by cause and effort, then rank the groups with your desk leads.',
      },
      {
        title: 'Suggest only',
        text: 'The system proposes a category and an answer, and a technician accepts or corrects them.',
      },
      {
        title: 'Let safe fixes run',
        text: 'Procedures with a tested undo run on their own, within permissions that you set.',
      },
      {
        title: 'Review the record',
        text: 'Reopened tickets and user ratings decide which procedure comes next and which is withdrawn.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'We plan the whole chain, from the request form to the rollback, and not the chatbot alone.',
      },
      {
        title: 'Customization',
        text: 'Categories, tone and approval chains stay those of your organization.',
      },
      {
        title: 'Scalability',
        text: 'Further teams, languages and tools join as new procedures on the same base.',
      },
      {
        title: 'Support',
        text: 'We can help tune prompts, runbooks and alert rules as your systems change.',
      },
    ],
  },
  questions: {
    heading: 'Worth asking in every demo',
    items: [
      'What permissions does the automation hold, and who can revoke them?',
      'How does a user reach a person?',
      'Can we replay what happened in a failed run?',
    ],
  },
  start: {
    heading: 'List the tickets that repeat',
    paragraph:
      'Contact us with your ticket categories and a rough idea of which come back most. Together we can choose a first procedure and note what has to be documented before it runs.',
  },
} satisfies ServiceContent;
