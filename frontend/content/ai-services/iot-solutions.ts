import solutions from '../../illustrations/ai-services/iot-solutions/solutions.svg';
import start from '../../illustrations/ai-services/iot-solutions/start.svg';
import steps from '../../illustrations/ai-services/iot-solutions/steps.svg';
import illustration from '../../illustrations/ai-services/iot-solutions.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'IoT Monitoring and Predictive Maintenance',
    description:
      'IoT solutions that connect sensors and machines, monitor their readings and turn a warning into a work order for your technicians.',
  },
  breadcrumb: { category: 'IoT Solutions', label: 'Solutions' },
  variants: {
    hero: 'ink',
    illustration: 'left',
    flow: { variant: 'funnel', surfaces: ['mint', 'cobalt'] },
    steps: 'panels',
    benefits: { variant: 'panels', surface: 'sand' },
    solutions: { variant: 'rows', surface: 'cobalt' },
    why: { variant: 'cards', first: 'sky' },
    related: { variant: 'lists', place: 'above' },
  },
  intro: {
    heading: 'IoT that turns a warm bearing into a work order',
    paragraph:
      'We connect machines, vehicles and rooms, and send each warning to the technician who can act on it.',
    action: 'Find out what to measure first',
    illustration,
    illustrationAlt: 'A sensor on a fan reports a problem, and a work order arrives on a phone',
    illustrationMoves: 'above',
  },
  what: {
    heading: 'What is an IoT solution?',
    paragraphs: [
      'An Internet of Things solution lets equipment report its own condition. Sensors measure heat, vibration, flow or position. A gateway collects the readings and sends them to software that stores, compares and displays them.',
      'Measuring is the easy part. The value comes from a rule that says what a reading means and who acts on it.',
    ],
    input: [
      'Temperature, vibration and power use',
      'Machine states and error codes',
      'Locations of vehicles and containers',
      'Maintenance history',
    ],
    output: [
      'Live status of each asset',
      'Alerts with a suggested check',
      'Work orders in your maintenance system',
      'History for planning and warranty claims',
    ],
  },
  fit: {
    good: 'Connect equipment when downtime is expensive, a site is remote or someone makes rounds just to read dials.',
    poor: 'Leave a machine alone when it is cheap and you have a spare on hand. A sensor that would not change a decision is just one more thing to maintain.',
  },
  benefits: {
    heading: 'What connected equipment can tell you',
    items: [
      {
        title: 'Trouble before a breakdown',
        text: 'Rising heat or vibration can show up before a part fails, while the repair can still wait for a planned stop.',
      },
      {
        title: 'Which visits to skip',
        text: 'Technicians can go to the assets that need attention and leave the healthy ones for later.',
      },
      {
        title: 'Where energy goes',
        text: 'Energy use by machine and shift shows what runs when nobody is working.',
      },
      {
        title: 'Where things are',
        text: 'Tagged tools, pallets and trailers report where they were last seen.',
      },
    ],
  },
  solutions: {
    heading: 'Four layers between a reading and a repair',
    lead: 'Each of them is useful before the next one is in place.',
    illustration: solutions,
    items: [
      {
        title: 'Device connectivity',
        text: 'Sensors, gateways and common protocols such as MQTT, OPC UA and Modbus, even for old machines. Radio sensors use the band around 865 MHz in India and around 915 MHz in the US.',
      },
      {
        title: 'Edge processing',
        text: 'Software next to the machine filters readings, reacts locally and buffers data while the connection is down.',
      },
      {
        title: 'Remote monitoring',
        text: 'Dashboards and alarms for plants, fleets and cold rooms, with quiet hours and escalation set around your shifts.',
      },
      {
        title: 'Predictive maintenance',
        text: 'Models compare the current signal with earlier failures and suggest a service date, which your technicians confirm or move.',
      },
    ],
  },
  steps: {
    heading: 'From one machine to the whole site',
    illustration: steps,
    items: [
      {
        title: 'Choose the asset',
        text: 'We look for a known fault, a clear owner and a safe place to mount a sensor.',
      },
      {
        title: 'Run a pilot',
        text: 'The sensors run long enough to record normal operation, idle time and, if possible, a fault.',
      },
      {
        title: 'Agree on the response',
        text: 'For each alarm, your team decides who acts, what they check and when it can wait.',
      },
      {
        title: 'Equip the rest',
        text: 'Device identities, software updates and battery changes are planned before you add more devices.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'We plan hardware, radio links and data analysis as one system, so less falls through the cracks.',
      },
      {
        title: 'Customization',
        text: 'We set alarm limits based on the normal operation of each asset.',
      },
      {
        title: 'Network and Connections',
        text: 'We work with your machine builders, network team and carrier, since each holds one part of the connection.',
      },
      {
        title: 'Cost-Effective',
        text: 'If a controller already measures what you need, we read it instead of adding a sensor.',
      },
    ],
  },
  questions: {
    heading: 'Questions about control, outages and leaving',
    items: [
      {
        question: 'Who can send commands to our machines, and how is that locked down?',
        answer:
          'Reading comes first; any command needs a role that you name, and each device has an identity of its own.',
      },
      {
        question: 'What happens to readings while the connection is down?',
        answer: 'Software next to the machine stores them and sends them on when the connection returns.',
      },
      {
        question: 'Can we take our devices and their history to another platform?',
        answer:
          'Common protocols such as MQTT and OPC UA make that possible, and the history can be exported.',
      },
    ],
  },
  start: {
    heading: 'Which machine stops most often?',
    illustration: start,
    paragraph:
      'To get started, all we need is the machine’s make, its age and the fault that causes the most trouble. Contact us to find out which readings might reveal the fault and where a sensor would go.',
  },
} satisfies ServiceContent;
