import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'IoT Monitoring and Predictive Maintenance',
    description:
      'IoT solutions that connect sensors and machines, watch their readings and turn a warning into a work order for your technicians.',
  },
  breadcrumb: { category: 'IoT Solutions', label: 'Solutions' },
  intro: {
    heading: 'IoT solutions for machines, sites and vehicles',
    paragraph:
      'A warm bearing says little by itself. We connect machines, vehicles and rooms, and turn their readings into a task for the right technician.',
    action: 'Tell us what to measure',
    illustrationAlt:
      'A machine with a coral sensor on its mast sends waves across the site. Three tiles show what arrives: a temperature, a gauge and a vibration line.',
  },
  what: {
    heading: 'What is an IoT solution?',
    paragraphs: [
      'An Internet of Things solution lets equipment report its own condition. Sensors measure heat, vibration, flow or position. A gateway collects the values and sends them to software that stores, compares and displays them.',
      'Measuring is the easy part. The value comes from a rule that says what a reading means and who acts on it. Without that rule you own a chart that nobody opens.',
    ],
    input: [
      'Temperature, vibration and power use',
      'Machine states and error codes',
      'Positions of vehicles and containers',
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
    good: 'Connect equipment when a stop is expensive, a site is remote, or someone walks a round only to read dials.',
    poor: 'Leave a machine alone when it is cheap and a spare stands beside it. A sensor that would change no decision is only one more thing to maintain.',
  },
  benefits: {
    heading: 'What connected equipment can tell you',
    items: [
      {
        title: 'Trouble before a stop',
        text: 'Rising heat or vibration can show before a part fails, so that the repair can wait for a planned pause.',
      },
      {
        title: 'Which visits to skip',
        text: 'Technicians can go to the assets that need attention and leave the healthy ones for later.',
      },
      {
        title: 'Where energy goes',
        text: 'Consumption by machine and shift shows what runs while nobody works.',
      },
      {
        title: 'Where things are',
        text: 'Tagged tools, pallets and trailers report where they were last seen.',
      },
    ],
  },
  solutions: {
    heading: 'Our IoT work, layer by layer',
    lead: 'It runs from a bolt-on sensor to the screen in the control room.',
    items: [
      {
        title: 'Device connectivity',
        text: 'Sensors, gateways and common protocols such as MQTT, OPC UA and Modbus, also for machines that are older than your network.',
      },
      {
        title: 'Edge processing',
        text: 'Software beside the machine that filters readings, reacts locally and keeps a buffer while the link is down.',
      },
      {
        title: 'Remote monitoring',
        text: 'Dashboards and alarms for plants, fleets and cold rooms, with quiet hours and an order of escalation set by your shifts.',
      },
      {
        title: 'Predictive maintenance',
        text: 'Models compare the present signal with earlier failures and suggest a service date, which your technicians confirm or move.',
      },
    ],
  },
  steps: {
    heading: 'From one machine to the whole site',
    items: [
      {
        title: 'Choose the asset',
        text: 'We look for a known fault, a clear owner and a safe place to mount a sensor.',
      },
      {
        title: 'Run a pilot',
        text: 'The sensors run long enough to record normal work, idle time and, where possible, a fault.',
      },
      {
        title: 'Agree on the response',
        text: 'For each alarm your team sets who acts, what they check and when it may wait.',
      },
      {
        title: 'Equip the rest',
        text: 'Device identities, software updates and battery changes are planned before the number of devices grows.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'Hardware, radio links and data analysis are planned as one system, so the gaps between them have an owner.',
      },
      {
        title: 'Customization',
        text: 'Alarm limits come from the normal running of each asset and not from a catalog.',
      },
      {
        title: 'Network and Connections',
        text: 'We work alongside your machine builders, network team and carrier, since each of them holds one part of the connection.',
      },
      {
        title: 'Cost-Effective',
        text: 'Where a controller already measures what you need, we read it and leave out the extra sensor.',
      },
    ],
  },
  questions: {
    heading: 'Before you connect anything, ask',
    items: [
      'Who can send commands to our machines, and how is that locked down?',
      'What becomes of readings while the connection is down?',
      'Can we take devices and history to another platform?',
    ],
  },
  start: {
    heading: 'Name one machine',
    paragraph:
      'Its make, its age and the fault that hurts most are enough for a first talk. Contact us with those, and we can say which readings might reveal the fault and whether a sensor is worth fitting.',
  },
} satisfies ServiceContent;
