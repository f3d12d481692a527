import benefits from '../../illustrations/industries/logistics-supply-chain/benefits.svg';
import firstProject from '../../illustrations/industries/logistics-supply-chain/first-project.svg';
import illustration from '../../illustrations/industries/logistics-supply-chain.svg';
import type { IndustryContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI for Logistics & Supply Chain: Lanes and Docks',
    description:
      'Forecast volumes, predict arrivals, plan routes and read freight documents: how AI can help carriers, shippers and warehouses, and how to start with one lane.',
  },
  breadcrumb: { category: 'Industries', path: '/industries/', label: 'Logistics & Supply Chain' },
  variants: {
    hero: 'mint',
    illustration: 'inset',
    situation: 'row',
    capabilities: { variant: 'panels', surface: 'ink' },
    benefits: { variant: 'columns', surface: 'sky' },
    firstProject: 'cards',
  },
  intro: {
    heading: 'AI for logistics, from\u00a0the\u00a0dock to the door',
    paragraph:
      'A missed dock slot, a container held for one document, a driver sent the wrong way: freight runs late for small reasons. We design models that can help your planners catch them while there is still time to rebook, reroute or call the customer.',
    action: 'Get a first step for one lane',
    illustration,
    illustrationAlt: 'Of many routes, one leads from the containers to the warehouse',
    illustrationMoves: 'above',
  },
  situation: {
    heading: 'The people who pay for a delay hear about it last',
    paragraphs: [
      'Every link in the chain keeps its own record. The carrier has a position, the terminal has a gate time, the warehouse has a booking, and the broker has a customs entry. Nobody sees them together, so planners call around, and the consignee learns of the delay when the goods fail to arrive.',
      'Meanwhile, trailers wait at full docks, detention charges build up, and trucks drive home empty because the backhaul was confirmed too late. The data that would have shown it is often there, in the transportation management system, the yard log and the inbox. But it is read too late, or never compared.',
    ],
  },
  capabilities: {
    heading: 'Six tools for tomorrow’s plan',
    lead: 'Each of them works on its own, for carriers, shippers and warehouses.',
    items: [
      {
        icon: 'volume',
        title: 'Predictive analytics for volume',
        text: 'Models forecast orders, pallets and parcels by lane, terminal and day, to help you book capacity and crews on more than last week’s count.',
      },
      {
        icon: 'arrival',
        title: 'Machine learning for arrival times',
        text: 'Models learn arrival times from your own trips, traffic and terminal queues, and update them whenever a new position or gate event comes in.',
      },
      {
        icon: 'route',
        title: 'Route and load planning',
        text: 'Software orders stops by time window, vehicle, driver hours and axle weight. Dispatchers can still drag a stop, lock it and replan the rest.',
      },
      {
        icon: 'gate',
        title: 'Computer vision at gate and dock',
        text: 'Cameras read trailer and container numbers, count pallets and record visible damage at handover, with the time and dock door.',
      },
      {
        icon: 'papers',
        title: 'Intelligent automation of freight documents',
        text: 'Software reads bills of lading, proofs of delivery and Indian e-way bills, and matches them with the order. Anything that does not match goes to a clerk.',
      },
      {
        icon: 'container',
        title: 'Exception alerts for stock in transit',
        text: 'One view joins stock, transit and demand, and flags every order that waits on a late container.',
      },
    ],
  },
  benefits: {
    heading: 'What changes at the dispatch desk',
    illustration: benefits,
    items: [
      {
        title: 'Calls before complaints',
        text: 'Customer service can tell a customer about a late delivery while another slot is still open.',
      },
      {
        title: 'Shorter dwell time',
        text: 'Doors, labor and arrivals are planned together, which can help trailers turn around faster.',
      },
      {
        title: 'Fuller trips',
        text: 'Backhauls and shared routes show up while the vehicle is still out, which can help cut empty miles.',
      },
      {
        title: 'Evidence for disputes',
        text: 'Photos, gate times and documents are filed with the shipment, ready if detention or damage is disputed.',
      },
    ],
  },
  firstProject: {
    heading: 'Start with one busy lane',
    illustration: firstProject,
    items: [
      {
        title: 'Choose the lane',
        text: 'Pick one busy lane or terminal where delays hurt. We walk through the process with dispatch and dock staff, and agree on which decision the model should improve.',
      },
      {
        title: 'Gather trip data',
        text: 'The model needs past trips with planned and actual times, the delay reasons your team logged, and read access to the transportation or warehouse system.',
      },
      {
        title: 'Run it in the background',
        text: 'At first, nobody relies on it. We compare its arrival times with what happened and with your current estimates, lane by lane.',
      },
    ],
  },
  closing: {
    heading: 'Which lane keeps you on the phone?',
    paragraph:
      'Contact us and describe the route, the systems that track it and where it usually falls behind. We will tell you where a model could help and where data is missing.',
  },
} satisfies IndustryContent;
