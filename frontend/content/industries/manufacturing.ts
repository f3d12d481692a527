import type { IndustryContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI in Manufacturing: Inspection, Maintenance, Takt',
    description:
      'Camera inspection, predictive maintenance, process settings and scheduling: how AI can help a plant find defects nearer their cause, one station at a time.',
  },
  breadcrumb: { group: 'Artificial Intelligence', name: 'Manufacturing' },
  intro: {
    heading: 'Manufacturing AI for the line, the machine and the part',
    paragraph:
      'Takt leaves no time for guesswork. Cameras, sensor models and better sequences can help operators see a bad part, a worn spindle or a late kit before the next shift inherits it. We fit them to your stations, one after another.',
    action: 'Show us your line',
    illustrationAlt:
      'Parts travel along a conveyor under a camera. A robot arm beside the line lifts out a notched part, in coral, and a dashed outline on the belt marks its place.',
  },
  situation: {
    heading: 'Scrap is made long before it is found',
    paragraphs: [
      'A drill wears, a seal hardens, a coil of steel differs a little from the last one. The line keeps running and the parts look right until the end-of-line test, or until the customer opens the crate. By then a whole batch stands in quarantine and somebody traces it by hand.',
      'The signs were often there. The controller logs cycle times, the historian keeps temperatures, maintenance notes what it replaced, and quality files its photos. They live in separate systems with their own clocks and part numbers. Joining them is dull work, and every useful model begins with it.',
    ],
  },
  capabilities: {
    heading: 'Where models fit on a shop floor',
    lead: 'Every one ends in a decision that a named person on the floor can take. Machine safety stays with the controls made for it.',
    items: [
      {
        title: 'Computer vision inspection',
        text: 'Cameras check surface, fit, print and presence in the station’s own light. Doubtful parts go to the reject lane or to an inspector’s screen.',
      },
      {
        title: 'Predictive analytics for maintenance',
        text: 'Vibration, current and temperature are followed machine by machine, so that a bearing or pump can be changed during a setup and not in the middle of a shift.',
      },
      {
        title: 'Machine learning for process settings',
        text: 'Links between feed, speed, humidity, material lot and yield are made visible. Suggested settings stay inside the limits of your process engineers.',
      },
      {
        title: 'Scheduling and changeovers',
        text: 'Orders are sequenced by due date, tooling, setup time and crew, then sequenced again when a machine drops out.',
      },
      {
        title: 'Intelligent automation of quality records',
        text: 'Test sheets, deviations and supplier documents are read and filed against lot and order, ready for a trace.',
      },
      {
        title: 'Energy forecasts',
        text: 'Expected load by line and shift, with compressed air, heat and idle machines shown apart.',
      },
    ],
  },
  benefits: {
    heading: 'What a plant can gain',
    items: [
      {
        title: 'Defects met near their cause',
        text: 'The inspector sees the drift at the station where it starts, with the image and the settings of that moment.',
      },
      {
        title: 'Stops you can plan',
        text: 'Maintenance can order the spare and pick the window before the breakdown picks it.',
      },
      {
        title: 'Steadier cycle times',
        text: 'Short waits at a station become visible, and the team can rebalance the line from records.',
      },
      {
        title: 'Know-how that stays',
        text: 'What an experienced setter knows about a machine is tied to its data, where the next setter can look it up.',
      },
    ],
  },
  firstProject: {
    heading: 'One station first',
    items: [
      {
        title: 'Walk the line',
        text: 'Together we choose one station with a fault that costs you scrap or rework, and write down what counts as good, bad and doubtful.',
      },
      {
        title: 'Keep real parts',
        text: 'Images and signals from normal production matter most, bad parts included. Where bad ones are rare, the project first arranges to keep them.',
      },
      {
        title: 'Count escapes and false rejects',
        text: 'The model labels parts while your present check still decides. Quality counts what each one missed and what each threw out wrongly; then you choose.',
      },
    ],
  },
  closing: {
    heading: 'Bring one reject and its paperwork',
    paragraph:
      'Contact us with the part, the station and the check you do today; a few photos help. We can discuss whether a camera, a sensor or a better fixture is the right cure, and what a trial at that station would involve.',
  },
} satisfies IndustryContent;
