import benefits from '../../illustrations/industries/manufacturing/benefits.svg';
import firstProject from '../../illustrations/industries/manufacturing/first-project.svg';
import illustration from '../../illustrations/industries/manufacturing.svg';
import type { IndustryContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI for Manufacturing: Inspection and Maintenance',
    description:
      'Camera inspection, predictive maintenance, process settings and scheduling: how AI can help a plant find defects closer to their cause, one station at a time.',
  },
  breadcrumb: { category: 'Artificial Intelligence', label: 'Manufacturing' },
  variants: {
    hero: 'cobalt',
    illustration: 'left',
    situation: 'columns',
    capabilities: { variant: 'columns', surface: 'ink' },
    benefits: { variant: 'panels', surface: 'mint' },
    firstProject: 'cards',
  },
  intro: {
    heading: 'AI for manufacturing that sees the bad part early',
    paragraph:
      'Takt time leaves no room for guesswork. Cameras, sensor models and better scheduling can help operators spot a bad part, a worn spindle or a late kit before it becomes the next shift’s problem. We fit them to your stations, one at a time.',
    action: 'Get a first step for one station',
    illustration,
    illustrationAlt: 'A robot arm takes the one bad part off the line, and its place stays empty',
    illustrationMoves: 'below',
  },
  situation: {
    heading: 'Scrap is made long before it is found',
    paragraphs: [
      'A drill wears, a seal hardens, a coil of steel differs a little from the last one. The line keeps running, and the parts look right until the end-of-line test or until the customer opens the crate. By then, a whole batch is in quarantine, and someone has to trace it by hand.',
      'The signs were often there. The controller logs cycle times, the historian stores temperatures, the maintenance crew writes down what it replaced, and the quality team saves its photos. They are in separate systems with their own clocks and part numbers. Joining them is dull work, and every useful model starts with it.',
    ],
  },
  capabilities: {
    heading: 'A decision for someone on the shop floor',
    lead: 'Each tool informs one person at one station. Machine safety stays with the controls designed for it.',
    items: [
      {
        icon: 'inspection',
        title: 'Computer vision inspection',
        text: 'Cameras check surface, fit and missing parts under the station’s own lighting, and printed text: on packs sold in India, that includes the MRP. Questionable parts go to an inspector’s screen.',
      },
      {
        icon: 'vibration',
        title: 'Predictive analytics for maintenance',
        text: 'Models follow vibration, current and temperature machine by machine, to help you change a bearing or pump during a setup instead of mid-shift.',
      },
      {
        icon: 'settings',
        title: 'Machine learning for process settings',
        text: 'Models relate feed, speed, humidity and material lot to yield. Suggested settings stay within your process engineers’ limits.',
      },
      {
        icon: 'changeover',
        title: 'Scheduling and changeovers',
        text: 'Software sequences jobs by due date, tooling, setup time and crew, and does it again when a machine goes down.',
      },
      {
        icon: 'lots',
        title: 'Intelligent automation of quality records',
        text: 'Software reads test sheets, deviations and supplier documents and files them by lot and order, ready when you need to trace a part.',
      },
      {
        icon: 'energy',
        title: 'Energy forecasts',
        text: 'Models forecast the load by line and shift, and show compressed air, heat and idle machines separately.',
      },
    ],
  },
  benefits: {
    heading: 'Closer to the cause, earlier in the shift',
    illustration: benefits,
    items: [
      {
        title: 'Defects caught near their cause',
        text: 'The inspector sees the drift at the station where it starts, with the image and settings from that moment.',
      },
      {
        title: 'Stops you can plan',
        text: 'Maintenance can order the part and choose the window before the machine breaks down.',
      },
      {
        title: 'Steadier cycle times',
        text: 'Short waits at a station become visible, and the team can rebalance the line based on records.',
      },
      {
        title: 'Know-how that stays',
        text: 'What an experienced setup technician knows about a machine is recorded with its data, where the next one can find it.',
      },
    ],
  },
  firstProject: {
    heading: 'One station first',
    illustration: firstProject,
    items: [
      {
        title: 'Walk the line',
        text: 'Together, we choose one station with a fault that costs you scrap or rework, and write down what counts as good, bad and questionable.',
      },
      {
        title: 'Gather examples',
        text: 'Images and signals from normal production matter most, including those of bad parts. If bad parts are rare, the project starts by setting them aside.',
      },
      {
        title: 'Count escapes and false rejects',
        text: 'The model labels parts while your current check still decides. Your quality team counts what the model and the current check each missed or rejected by mistake; then you choose.',
      },
    ],
  },
  closing: {
    heading: 'Describe one rejected part',
    paragraph:
      'Contact us and describe the part, the station and the check you do today; we’ll say how to send photos. Let’s discuss whether a camera, a sensor or a better fixture is the right answer, and what a pilot at that station would involve.',
  },
} satisfies IndustryContent;
