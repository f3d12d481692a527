import type { IndustryContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI for Construction: Progress, Papers and Snag Lists',
    description:
      'Site photos placed on the plan, schedule risks, estimates from past jobs and papers in order: AI that can help site and office see the same progress.',
  },
  breadcrumb: { group: 'Industries', name: 'Construction' },
  intro: {
    heading: 'AI for construction, on site and in the site office',
    paragraph:
      'A site changes every day, and its paperwork limps behind. We design tools that read photos, schedules and site papers together, so that a clash or a missing submittal can come up while it is still small.',
    action: 'Ask about a site trial',
    illustrationAlt:
      'A tower crane lowers a coral module into the open place of a half-built block. A floor plan stands on a board, and pipes lie stacked beside the crane.',
  },
  situation: {
    heading: 'The schedule, the site and the ledger disagree',
    paragraphs: [
      'The schedule says the second floor is closed up, the photos show open risers, and the payment application claims both. Each was true on some day. The superintendent walks with a notebook, the planner asks by phone, and the site meeting opens with an argument over what has been built.',
      'Delay then travels. The slab is late, the drywall crew finds a wet floor, and the snag list at handover carries faults first seen when the ceiling was open. RFIs, daily logs, delivery notes and drawings would show it coming, but nobody has put them side by side.',
    ],
  },
  capabilities: {
    heading: 'What we design for site and office',
    lead: 'For the superintendent, the planner, the estimator and the safety lead; each tool is small enough to try on one job.',
    items: [
      {
        title: 'Computer vision for progress',
        text: 'Photos from helmets, phones or drones are placed on the plan and compared with the building model, so that installed work is seen floor by floor. What finished walls hide is left to the inspector.',
      },
      {
        title: 'Predictive analytics for the schedule',
        text: 'Activities that resemble earlier slips are marked, together with the open RFIs, submittals and deliveries that hold them up.',
      },
      {
        title: 'Machine learning for estimates',
        text: 'Quantities and rates from your finished jobs are matched to a new bill of quantities, and each figure names the jobs behind it.',
      },
      {
        title: 'Site safety observation',
        text: 'Cameras can point out missing helmets, open edges or people near a swinging load. The safety lead decides, and privacy rules are settled first.',
      },
      {
        title: 'Intelligent automation of site papers',
        text: 'Delivery notes, daily logs, RFIs and payment applications are read, numbered and filed by trade and location.',
      },
      {
        title: 'Equipment and material tracking',
        text: 'Hours, idle time and location of cranes, excavators and stock, brought together for planning rentals and call-offs.',
      },
    ],
  },
  benefits: {
    heading: 'Gains for the job and the next bid',
    items: [
      {
        title: 'One picture of progress',
        text: 'Foreman, planner and client look at the same floor on the same date.',
      },
      {
        title: 'Snags found while they are cheap',
        text: 'A missing sleeve can be noticed before the wall is closed, long before the handover walk.',
      },
      {
        title: 'Claims with dates',
        text: 'Photos, logs and notices lie in order, which can help when an extension of time is argued.',
      },
      {
        title: 'Bids built on experience',
        text: 'Estimators see how similar work turned out before they price the next package.',
      },
    ],
  },
  firstProject: {
    heading: 'Trial on one floor',
    items: [
      {
        title: 'Settle who acts',
        text: 'Take one floor, one trade or one stream of documents, and write down who will use the result and on which day of the week.',
      },
      {
        title: 'Feed it from the round',
        text: 'It needs drawings or the building model, the current schedule, and a photo walk on fixed days. The walk must fit the superintendent’s round, or it will stop.',
      },
      {
        title: 'Read it out at the site meeting',
        text: 'For some weeks the tool’s progress is read beside the foreman’s. Where the two differ, somebody goes and looks.',
      },
    ],
  },
  closing: {
    heading: 'Start with the floor that is behind',
    paragraph:
      'Contact us with the stage of the job, the software it runs on and the report that takes longest to write. We can suggest a trial for a single floor, list the photos and files for it, and be frank when a checklist would serve just as well.',
  },
} satisfies IndustryContent;
