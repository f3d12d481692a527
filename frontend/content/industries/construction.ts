import benefits from '../../illustrations/industries/construction/benefits.svg';
import firstProject from '../../illustrations/industries/construction/first-project.svg';
import illustration from '../../illustrations/industries/construction.svg';
import type { IndustryContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI for Construction: Progress, Documents, Bids',
    description:
      'Site photos placed on the plan, schedule risks, estimates from past jobs and organized documents: AI that helps the site and the office see the same progress.',
  },
  breadcrumb: { category: 'Industries', path: '/industries/', label: 'Construction' },
  variants: {
    hero: 'sky',
    illustration: 'left',
    situation: 'columns',
    capabilities: { variant: 'columns', surface: 'ink' },
    benefits: { variant: 'columns', surface: 'mint' },
    firstProject: 'cards',
  },
  intro: {
    heading: 'AI for construction, from the jobsite to the office',
    paragraph:
      'A site changes every day, and its paperwork lags behind. We design tools that read photos, schedules and site documents together, to help you catch a clash or a missing submittal while it is still a small problem.',
    action: 'Get a pilot planned for one floor',
    illustration,
    illustrationAlt: 'A worker’s plan shows a unit that the half-built building still lacks',
    illustrationMoves: 'above',
  },
  situation: {
    heading: 'The schedule, the site and the books disagree',
    paragraphs: [
      'The schedule says the second floor is closed up, the photos show open risers, and the pay application bills it as finished. Each was true at some point. The superintendent walks the site with a notebook, the scheduler checks by phone, and the progress meeting opens with an argument over what has been built.',
      'Then delays spread. The slab is late, the drywall crew finds a wet floor, and the punch list is full of defects that were visible while the ceiling was open. RFIs, daily logs, delivery tickets and drawings would have shown it coming, but nobody has put them side by side.',
    ],
  },
  capabilities: {
    heading: 'The photo, the schedule and the invoice, compared',
    lead: 'For the superintendent, scheduler, estimator and safety manager, with each tool small enough to try on one job.',
    items: [
      {
        icon: 'photos',
        title: 'Computer vision for progress',
        text: 'Software places photos from hard-hat cameras, phones or drones on the plan and compares them with the building model, floor by floor. What finished walls hide is left to the inspector.',
      },
      {
        icon: 'schedule',
        title: 'Predictive analytics for the schedule',
        text: 'Models flag activities that resemble earlier delays, along with the open RFIs, submittals and deliveries holding them up, and what the season adds: the monsoon in Mumbai, the midday break in a Dubai summer.',
      },
      {
        icon: 'estimate',
        title: 'Machine learning for estimates',
        text: 'Models match quantities and rates from your finished jobs to a new quantity takeoff, and name the jobs behind each figure.',
      },
      {
        icon: 'helmet',
        title: 'Site safety observation',
        text: 'Cameras can point out missing hard hats, open edges or people near a swinging load. The safety manager decides, and privacy rules are settled first.',
      },
      {
        icon: 'filing',
        title: 'Intelligent automation of site documents',
        text: 'Software reads, numbers and files delivery tickets, daily logs, RFIs and pay applications by trade and location.',
      },
      {
        icon: 'crane',
        title: 'Equipment and material tracking',
        text: 'One view shows hours and idle time of cranes and excavators and where equipment and materials are, to plan rentals and deliveries.',
      },
    ],
  },
  benefits: {
    heading: 'This job on one page, the next bid on experience',
    illustration: benefits,
    items: [
      {
        title: 'One view of progress',
        text: 'The foreman, scheduler and owner see the same floor as of the same date.',
      },
      {
        title: 'Defects found while they are cheap to fix',
        text: 'A missing sleeve can be caught before the wall is closed, long before the final walkthrough.',
      },
      {
        title: 'Dated records for claims',
        text: 'Photos, logs and notices are filed in order, which can help when a time extension is in dispute.',
      },
      {
        title: 'Bids built on experience',
        text: 'Estimators see how similar work turned out before they price the next package.',
      },
    ],
  },
  firstProject: {
    heading: 'Try it on one floor',
    illustration: firstProject,
    items: [
      {
        title: 'Decide who acts',
        text: 'Choose one floor, one trade or one type of document, and write down who will use the result and on which day of the week.',
      },
      {
        title: 'Fit it into the daily walk',
        text: 'The pilot needs drawings or the building model, the current schedule and a photo walk on fixed days. If the photo walk does not fit the superintendent’s routine, people will stop doing it.',
      },
      {
        title: 'Review it at progress meetings',
        text: 'For a few weeks, the tool’s progress report is compared with the foreman’s. Where the two differ, someone goes and looks.',
      },
    ],
  },
  closing: {
    heading: 'Which floor is behind schedule?',
    paragraph:
      'Contact us and tell us the stage of the job, the software you use and the report that takes longest to write. We will suggest a pilot for one floor and list the photos and files it needs.',
  },
} satisfies IndustryContent;
