import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Visual Inspections & Assessments by Drone and Camera',
    description:
      'Drone and camera pictures checked by computer vision: how we can help you find, rate and follow visible defects on roofs, towers, facades and lines.',
  },
  breadcrumb: { category: 'Visual Inspections & Assessments', label: 'Solutions' },
  intro: {
    heading: 'Visual inspections and assessments by drone and camera',
    paragraph:
      'A roof, a mast or a long weld gets photographed before anyone climbs it. Software marks what looks wrong, and your inspector decides what it means.',
    action: 'Plan an inspection trial',
    illustrationAlt:
      'Under a road bridge, a drone lights up a pier and frames a coral crack. An inspector sees the same crack, with notes, on a tablet.',
  },
  what: {
    heading: 'What is an AI visual inspection?',
    paragraphs: [
      'A visual inspection compares a surface with the way it should look. Drones, phones or fixed cameras take the pictures. A trained model marks cracks, rust, dents, leaks and missing parts on them, each with a place and a severity.',
      'The last word stays with a qualified person. The model sorts the long row of ordinary pictures from the few that need a look. It files each finding with its picture, place and date, so that the next visit has something to compare with.',
    ],
    input: [
      'Drone, phone or camera pictures',
      'Asset list and drawings',
      'Past inspection reports',
      'Defect classes and limits',
    ],
    output: [
      'Marked defects with severity',
      'Their place on the asset',
      'Comparison with the last visit',
      'Report and repair list',
    ],
  },
  fit: {
    good: 'It suits assets that are high, remote, unsafe to reach or simply many, and that you check again and again for the same visible faults.',
    poor: 'A camera cannot see inside. Hidden corrosion, cable faults and bolt tension need other tests. For one small building, an experienced inspector with a ladder is quicker.',
  },
  benefits: {
    heading: 'Why inspect from pictures',
    items: [
      {
        title: 'Less work at height',
        text: 'A drone or a pole camera can take the first look, so that people climb only where there is something to examine or repair.',
      },
      {
        title: 'One checklist for all crews',
        text: 'Pictures are compared with the same defect classes, whoever took them and on whichever day.',
      },
      {
        title: 'Repairs in order',
        text: 'Findings come ranked by severity and grouped by place, so that planners can combine several jobs in one trip.',
      },
      {
        title: 'Damage with a history',
        text: 'Two pictures of the same spot, side by side, show whether a crack has grown since last spring.',
      },
    ],
  },
  solutions: {
    heading: 'From flight plan to repair list',
    lead: 'Many projects combine all four. Some begin with nothing but the photos in your archive.',
    items: [
      {
        title: 'Drone-based inspection',
        text: 'We design flight plans, camera settings and naming rules for pictures that can be repeated. Licensed pilots fly, under the local rules for airspace and privacy.',
      },
      {
        title: 'Computer vision',
        text: 'Models outline each visible defect, estimate its size from a known scale, and flag blurred or dark pictures for a retake.',
      },
      {
        title: 'Machine learning',
        text: 'Your inspectors’ corrections become training examples, so that the model can learn to tell a stain from a leak on your material.',
      },
      {
        title: 'Data analytics',
        text: 'Findings are counted by asset, part and cause. You see where damage gathers and which repair did not hold.',
      },
    ],
  },
  steps: {
    heading: 'How an inspection project runs',
    items: [
      {
        title: 'Define',
        text: 'Together we list the assets, the defects that count and what makes one severe.',
      },
      {
        title: 'Capture',
        text: 'A sample is flown or photographed in the weather and light of a normal working day.',
      },
      {
        title: 'Train and test',
        text: 'Your inspectors label the pictures. Some of them teach the model, the rest are kept back to test it.',
      },
      {
        title: 'Roll out',
        text: 'One group of assets is inspected both ways. You compare the two reports, then extend.',
      },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'We plan for what confuses picture models: glare, shadow, wet surfaces and the defect that nobody photographed.',
      },
      {
        title: 'Innovation',
        text: 'New sensors and model types are tried on your material first, and kept only if they find more.',
      },
      {
        title: 'Scalability',
        text: 'The same setup takes a folder of photos from one roof or the survey of a whole network.',
      },
      {
        title: 'Support',
        text: 'When a new material or a new camera arrives, we can help you extend the defect classes and test again.',
      },
    ],
  },
  questions: {
    heading: 'Before you hire an inspection supplier',
    items: [
      'Which defects will the model miss, and how will we find out?',
      'Who holds the pilot license, the flight permit and the liability?',
      'Do we own the pictures, the labels and the trained model?',
    ],
  },
  start: {
    heading: 'Begin with photos you already have',
    paragraph:
      'Take a folder from your last inspection, add the report and contact us. We can look at what the pictures show, name the defects a model could learn from them, and suggest how to take the next set.',
  },
} satisfies ServiceContent;
