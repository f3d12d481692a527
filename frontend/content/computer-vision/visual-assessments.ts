import solutions from '../../illustrations/computer-vision/visual-assessments/solutions.svg';
import start from '../../illustrations/computer-vision/visual-assessments/start.svg';
import steps from '../../illustrations/computer-vision/visual-assessments/steps.svg';
import illustration from '../../illustrations/computer-vision/visual-assessments.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Visual Inspections & Assessments by Drone and Camera',
    description:
      'Drone and camera images checked by computer vision: how to find, rate and track visible defects on roofs, towers, facades and power lines.',
  },
  breadcrumb: { category: 'Visual Inspections & Assessments', label: 'Solutions' },
  variants: {
    hero: 'cobalt',
    illustration: 'right',
    flow: { variant: 'beside', surfaces: ['mint', 'sky'] },
    steps: 'strip',
    benefits: { variant: 'ledger', surface: 'sand' },
    solutions: { variant: 'rows', surface: 'cobalt' },
    why: { variant: 'cards', first: 'sky' },
    related: { variant: 'lists', place: 'below' },
  },
  intro: {
    heading: 'See the crack before anyone climbs',
    paragraph:
      'Drones and cameras photograph the roof, tower or facade. Software marks what looks wrong, and your inspector decides what it means.',
    action: 'Get a plan for a first inspection',
    illustration,
    illustrationAlt: 'A drone lights up a bridge pier, and an inspector sees its crack on a tablet',
    illustrationMoves: 'left',
  },
  what: {
    heading: 'What is an AI visual inspection?',
    paragraphs: [
      'A visual inspection compares a surface with the way it should look. Drones, phones or fixed cameras take the images. A trained model marks cracks, rust, dents, leaks and missing parts, each with a location and a severity.',
      'A qualified person has the final say. The model separates the many ordinary images from the few that need a look. It files each finding with its image, location and date, which gives the next visit something to compare with.',
    ],
    input: [
      'Drone, phone or camera images',
      'Asset list and drawings',
      'Past inspection reports',
      'Defect classes and limits',
    ],
    output: [
      'Marked defects with severity',
      'Their location on the asset',
      'Comparison with the last visit',
      'A report and a repair list',
    ],
  },
  fit: {
    good: 'It suits assets that are high, remote, unsafe to reach or simply numerous, and that you check repeatedly for the same visible faults.',
    poor: 'A camera cannot see inside. Hidden corrosion, cable faults and bolt tension need other tests. For one small building, an experienced inspector with a ladder is faster.',
  },
  benefits: {
    heading: 'What images add to an inspection',
    items: [
      {
        title: 'Less work at heights',
        text: 'A drone or pole camera can take the first look, and people climb only where there is something to examine or repair.',
      },
      {
        title: 'One checklist for every crew',
        text: 'Images are checked against the same defect classes, no matter who took them or when.',
      },
      {
        title: 'Repairs ranked by severity',
        text: 'Urgent findings come first and nearby ones are grouped, so planners can combine several jobs in one trip.',
      },
      {
        title: 'Damage with a history',
        text: 'Two images of the same spot, side by side, show whether a crack has grown since last spring.',
      },
    ],
  },
  solutions: {
    heading: 'From flight plan to repair list',
    lead: 'Many projects combine all four. Some start with the photos in an archive.',
    illustration: solutions,
    items: [
      {
        title: 'Drone-based inspection',
        text: 'We design repeatable flight plans, camera settings and naming rules. Flights follow local rules: the FAA’s Part 107 in the US, the Drone Rules in India, the GCAA’s rules in the UAE.',
      },
      {
        title: 'Computer vision',
        text: 'Models outline each visible defect, estimate its size from a known scale and flag blurry or dark images for a retake.',
      },
      {
        title: 'Machine learning',
        text: 'Your inspectors’ corrections become training examples that can help the model tell a stain from a leak on your material.',
      },
      {
        title: 'Data analytics',
        text: 'Findings are counted by asset, part and cause. You see where damage concentrates and which repairs did not hold.',
      },
    ],
  },
  sample: {
    heading: 'Findings, ready for the inspector',
    lead: 'The inspector confirms or rejects each line before it goes into the repair plan.',
    caption: 'Road bridge, spring visit',
    columns: ['Finding', 'Severity', 'Since last visit'],
    rows: [
      ['Crack, pier 2', 'High', '2 inches longer'],
      ['Rust, railing', 'Medium', 'New'],
      ['Stain, deck', 'Low', 'Unchanged'],
      ['Drain, east side', 'Unknown', 'Too dark: retake'],
    ],
  },
  steps: {
    heading: 'One group of assets, with and without the model',
    illustration: steps,
    items: [
      {
        title: 'Define',
        text: 'Together, we list the assets, the defects that count and what makes a defect severe.',
      },
      {
        title: 'Capture',
        text: 'A sample of the assets is photographed by drone or camera in the weather and light of a normal workday.',
      },
      {
        title: 'Train and test',
        text: 'Your inspectors label the images. Some images train the model, and the rest are held back to test it.',
      },
      {
        title: 'Roll out',
        text: 'One group of assets is inspected with and without the model. You compare the two reports, then expand to the rest.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'We plan for what confuses a vision model: glare, shadow, wet surfaces and the defect nobody photographed.',
      },
      {
        title: 'Innovation',
        text: 'New sensors and model types are tried on your material first and adopted only if they find more.',
      },
      {
        title: 'Scalability',
        text: 'The same setup handles a folder of photos from one roof or a survey of an entire network.',
      },
      {
        title: 'Support',
        text: 'When a new material or camera arrives, we help you extend the defect classes and test again.',
      },
    ],
  },
  questions: {
    heading: 'Before you hire an inspection vendor',
    items: [
      {
        question: 'Which defects will the model miss, and how will we find out?',
        answer:
          'Some images are held back for testing, and the report shows what the inspector found and the model did not.',
      },
      {
        question: 'Who holds the pilot license and the flight permit, and who is liable?',
        answer: 'The contract names the operator, the permits and the insurance for each flight.',
      },
      {
        question: 'Do we own the images, the labels and the trained model?',
        answer: 'We agree on that in writing before the first flight.',
      },
    ],
  },
  start: {
    heading: 'What did your last inspection find?',
    illustration: start,
    paragraph:
      'To get started, contact us and describe the asset, the last inspection and its findings. We’ll say how to send a few photos, which defects a model could learn from them and how to take the next set.',
  },
} satisfies ServiceContent;
