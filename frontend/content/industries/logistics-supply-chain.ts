import type { IndustryContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI for Logistics & Supply Chain: Lanes, Docks, Arrivals',
    description:
      'Forecast volumes, predict arrivals, plan routes and read freight papers: how AI can help carriers, shippers and warehouses, and how to start on one lane.',
  },
  breadcrumb: { group: 'Industries', name: 'Logistics & Supply Chain' },
  intro: {
    heading: 'Logistics and supply chain AI, from dock to door',
    paragraph:
      'Freight runs late in small steps: a slot missed at the dock, a box held for one paper, a driver sent the wrong way round. We design models that can help your planners see those steps coming, while there is still time to rebook, reroute or call the customer.',
    action: 'Talk about your lanes',
    illustrationAlt:
      'A truck drives from stacked containers to a warehouse. Above it, in a network of roads, one route stands out in coral and leads by four stops to a pin on the warehouse roof.',
  },
  situation: {
    heading: 'The delay is known last where it costs most',
    paragraphs: [
      'Every link in the chain keeps its own record. The carrier has a position, the terminal a gate time, the warehouse a booking, the broker a customs entry. Nobody sees them in one row, so the planner calls around, and the consignee hears of the delay when the goods fail to arrive.',
      'Meanwhile trailers wait at full docks, detention builds up, and trucks drive home empty because the return load was confirmed too late. The data that would have shown it often exists: in the transport management system, the yard log and the inbox. It is read too late, or never side by side.',
    ],
  },
  capabilities: {
    heading: 'What we can build for carriers, shippers and warehouses',
    lead: 'Each of these works alone. Begin with the one that touches tomorrow’s plan.',
    items: [
      {
        title: 'Predictive analytics for volume',
        text: 'Expected orders, pallets and parcels for each lane, depot and day, so that you book capacity and rosters from a forecast and not from last week’s count.',
      },
      {
        title: 'Machine learning for arrival times',
        text: 'An estimated arrival learned from your own trips, traffic and terminal queues, and restated whenever a new position or gate event comes in.',
      },
      {
        title: 'Route and load planning',
        text: 'Stops ordered by time window, vehicle, driver hours and axle load. The dispatcher can still drag a stop, lock it and replan the rest.',
      },
      {
        title: 'Computer vision at gate and dock',
        text: 'Cameras read trailer and container numbers, count pallets and record visible damage at handover, with time and door attached.',
      },
      {
        title: 'Intelligent automation of freight papers',
        text: 'Bills of lading, packing lists and proofs of delivery are read and matched with the order. What does not match goes to a clerk.',
      },
      {
        title: 'Exception alerts for stock in transit',
        text: 'Stock, transit and demand stand in one view, so a late container raises a flag on the very orders that wait for it.',
      },
    ],
  },
  benefits: {
    heading: 'What changes in the control room',
    items: [
      {
        title: 'Calls before complaints',
        text: 'The service desk can tell a customer about a late drop while another slot can still be booked.',
      },
      {
        title: 'Shorter dwell time',
        text: 'Doors, labor and arrivals are planned against each other, which can help trailers turn around sooner.',
      },
      {
        title: 'Fuller trips',
        text: 'Return loads and shared routes show up while the vehicle is still out, which can help cut empty miles.',
      },
      {
        title: 'Disputes with a record',
        text: 'Photos, gate times and documents lie with the shipment when detention or damage is argued over.',
      },
    ],
  },
  firstProject: {
    heading: 'A careful start on one lane',
    items: [
      {
        title: 'Pick the lane',
        text: 'Choose one busy lane or depot whose delays hurt. We walk the process with dispatch and dock, and agree which decision the model should improve.',
      },
      {
        title: 'Gather the trips',
        text: 'The model needs past trips with planned and actual times, the delay reasons your team logged, and read access to the transport or warehouse system.',
      },
      {
        title: 'Run it in the background',
        text: 'At first nobody plans by it. Its arrival times are set beside what happened and beside your present estimate, lane by lane.',
      },
    ],
  },
  closing: {
    heading: 'Send us the lane that keeps you on the phone',
    paragraph:
      'Write down the route, the systems it passes through and where it usually slips, and contact us. We will say where a model could help, where data is missing, and where a plain report would do.',
  },
} satisfies IndustryContent;
