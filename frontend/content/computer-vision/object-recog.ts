import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Object Recognition & Tracking for Your Cameras',
    description:
      'We design models that detect, classify and track objects in live video, recordings and photos, trained on your own scenes and tested before you rely on them.',
  },
  breadcrumb: { category: 'Object Recognition & Tracking', label: 'Solutions' },
  intro: {
    heading: 'Object recognition and tracking for your cameras',
    paragraph:
      'Teach your cameras to name what they see and follow it from frame to frame, so that people look only where it matters.',
    action: 'Ask about your cameras',
    illustrationAlt:
      'A quiet street. The system has framed and labeled two things it knows: a car, and in coral a walking person whose path is a dotted trail.',
  },
  what: {
    heading: 'What is object recognition?',
    paragraphs: [
      'Object recognition finds things in a picture and says what they are: a pallet, a helmet, a car, a missing label. Tracking adds time. It keeps the same identity on the same object while it moves, so that you can count, measure and react.',
      'It works on live cameras, recorded video and single photos. We train the model on your own scenes, because a loading dock at night looks nothing like a shop at noon. Then we test it on footage that it has not seen and show you its mistakes as well as its finds.',
    ],
    input: [
      'Live camera streams',
      'Recorded video',
      'Photos from phones or machines',
      'A list of objects that matter',
    ],
    output: [
      'A box and a name for each object',
      'Counts per zone and hour',
      'Paths and waiting times',
      'Alerts with a still image',
    ],
  },
  fit: {
    good: 'It helps when people look at pictures all day for the same few things and can spot them by eye. Fixed cameras and steady light make the work easier.',
    poor: 'A light barrier counts boxes on one belt, and a barcode identifies a parcel, for less effort. If the camera cannot show the object clearly, move the camera before you train a model.',
  },
  benefits: {
    heading: 'On the floor, at the gate, in the yard',
    items: [
      {
        title: 'Fewer blind spots',
        text: 'A model can watch all connected cameras at once, at three in the morning as well, and point a person to the one that matters.',
      },
      {
        title: 'Counts you can use',
        text: 'Vehicles, parcels, people, parts: a running count per zone and hour, in the tools you already use.',
      },
      {
        title: 'Earlier warnings',
        text: 'An alert when something is where it should not be, or missing from where it should be.',
      },
      {
        title: 'Less footage to watch',
        text: 'Search by object, place and time instead of scrolling through hours of recording.',
      },
    ],
  },
  solutions: {
    heading: 'Four ways to read a scene',
    lead: 'Start with one and add the next when the first has proved itself on your site.',
    items: [
      {
        title: 'Object detection',
        text: 'We design models that locate several kinds of object in one picture, also overlapping or half hidden ones as far as the view allows.',
      },
      {
        title: 'Object classification',
        text: 'Sort what was found into the classes your process needs, from vehicle types to damaged and sound packaging.',
      },
      {
        title: 'Object tracking',
        text: 'Follow objects across frames and cameras, with paths, dwell times and line crossings as plain data.',
      },
      {
        title: 'Facial recognition',
        text: 'A face is compared with those of people who enrolled, at a staff door for example. Only with a lawful purpose, with consent, and with another way in for those who decline. We help you define all three first.',
      },
    ],
  },
  steps: {
    heading: 'From one frame to one answer',
    items: [
      { title: 'Frame', text: 'A camera or a file delivers one picture.' },
      { title: 'Detect', text: 'The model marks the objects it was trained to find.' },
      { title: 'Classify', text: 'Each box gets a name and a confidence score.' },
      { title: 'Track', text: 'One object keeps its identity over time.' },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'The people who train the model work beside the people who connect it to your cameras and software.',
      },
      {
        title: 'Customization',
        text: 'Your scenes, your classes and your camera angles decide what the model learns.',
      },
      {
        title: 'Scalability',
        text: 'We plan for more cameras and more sites from the start, so that growing does not mean starting over.',
      },
      {
        title: 'Support',
        text: 'After launch we can review missed and false finds with you and retrain when the scene changes.',
      },
    ],
  },
  questions: {
    heading: 'Test a vision supplier with these',
    items: [
      'Which footage will you test on, and who labeled it?',
      'Do the pictures stay on our site, and how long are they kept?',
      'What happens at night, in rain and when a lens is dirty?',
    ],
  },
  start: {
    heading: 'Get started with one camera',
    paragraph:
      'Contact us with a short clip or a few photos of your scene. We can tell you what a model may see in it and what it cannot. A small trial on that one view comes before you equip a whole site.',
  },
} satisfies ServiceContent;
