import solutions from '../../illustrations/computer-vision/object-recog/solutions.svg';
import start from '../../illustrations/computer-vision/object-recog/start.svg';
import steps from '../../illustrations/computer-vision/object-recog/steps.svg';
import illustration from '../../illustrations/computer-vision/object-recog.svg';
import type { ServiceContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'Object Recognition & Tracking for Your Cameras',
    description:
      'We design models that detect, classify and track objects in live video, recordings and photos, trained on your own scenes and tested before you rely on them.',
  },
  breadcrumb: { category: 'Object Recognition & Tracking', label: 'Solutions' },
  variants: {
    hero: 'cobalt',
    illustration: 'left',
    flow: { variant: 'sides', surfaces: ['sand', 'sky'] },
    steps: 'strip',
    benefits: { variant: 'columns', surface: 'mint' },
    solutions: { variant: 'cards', surface: 'ink' },
    why: { variant: 'band', surface: 'sand' },
    related: { variant: 'lists', place: 'above' },
  },
  intro: {
    heading: 'Cameras that name what they see and follow it',
    paragraph:
      'Object recognition finds the pallet, the helmet or the car, and tracking follows it from frame to frame, so people look only when it matters.',
    action: 'Find out what one camera can see',
    illustration,
    illustrationAlt: 'The system names a car and a person on a quiet street and follows the person',
    illustrationMoves: 'right',
  },
  what: {
    heading: 'What is object recognition?',
    paragraphs: [
      'Object recognition finds things in an image and says what they are: a pallet, a helmet, a car, a torn label. Tracking adds time. It keeps the same ID on each object as the object moves, so you can count, measure and react.',
      'It works on live cameras, recorded video and single photos. We train the model on your own scenes, because a loading dock at night looks nothing like a store at noon. Then we test it on footage it has not seen and show you what it missed along with what it found.',
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
      'Paths and wait times',
      'Alerts with a still image',
    ],
  },
  fit: {
    good: 'It helps when people watch images all day for the same few things and can spot them by eye. Fixed cameras and steady light make the work easier.',
    poor: 'A photo eye can count boxes on a belt, and a barcode can identify a parcel, with less effort. If the camera cannot show the object clearly, move the camera before you train a model.',
  },
  benefits: {
    heading: 'Put your cameras to work',
    items: [
      {
        title: 'Fewer blind spots',
        text: 'A model can watch all connected cameras at once, even at 3 a.m., and direct a person to the one that matters.',
      },
      {
        title: 'Counts you can use',
        text: 'Vehicles, parcels, people, parts: a running count by zone and hour, in the tools you already use.',
      },
      {
        title: 'Earlier warnings',
        text: 'Get an alert when something is where it should not be, or missing from where it should be.',
      },
      {
        title: 'Less footage to watch',
        text: 'Search by object, place and time instead of scrolling through hours of video.',
      },
    ],
  },
  solutions: {
    heading: 'Find it, name it, follow it',
    lead: 'Start with one and add the next once the first has proven itself at your site.',
    illustration: solutions,
    items: [
      {
        title: 'Object detection',
        text: 'We design models that locate several kinds of objects in one image, including overlapping or partly hidden ones as far as the view allows.',
      },
      {
        title: 'Object classification',
        text: 'Sort what was found into the classes your process needs, from vehicle types to damaged and intact packaging.',
      },
      {
        title: 'Object tracking',
        text: 'Follow objects across frames and cameras, with paths, dwell times and line crossings as data you can export.',
      },
      {
        title: 'Facial recognition',
        text: 'Faces are compared with those of enrolled people, for example at a staff entrance. It needs a lawful purpose, consent (in Illinois, in writing) and another way in.',
      },
    ],
  },
  steps: {
    heading: 'From a frame to a track',
    illustration: steps,
    items: [
      { title: 'Frame', text: 'A camera or file delivers one image.' },
      { title: 'Detect', text: 'The model marks the objects it was trained to find.' },
      { title: 'Classify', text: 'Each box gets a name and a confidence score.' },
      { title: 'Track', text: 'Each object keeps its identity over time.' },
    ],
  },
  why: {
    cards: [
      {
        title: 'Expertise',
        text: 'The people who train the model work with the people who connect it to your cameras and software.',
      },
      {
        title: 'Customization',
        text: 'Your scenes, your object classes and your camera angles decide what the model learns.',
      },
      {
        title: 'Scalability',
        text: 'We plan for more cameras and sites from the start, so growth does not mean starting over.',
      },
      {
        title: 'Support',
        text: 'Support can include reviews of missed and false detections, and retraining when the scene changes.',
      },
    ],
  },
  questions: {
    heading: 'What to ask about footage and failure',
    items: [
      {
        question: 'Which footage will you test on, and who labeled it?',
        answer: 'On scenes from your own cameras that the model has not seen, labeled with your staff.',
      },
      {
        question: 'Do the images stay on our site, and how long are they stored?',
        answer: 'You decide on both before the pilot, and the model can run next to the cameras.',
      },
      {
        question: 'What happens at night, in the rain and when a lens is dirty?',
        answer: 'Such footage is part of the test, so you see what the model misses before you rely on it.',
      },
    ],
  },
  start: {
    heading: 'What should one camera tell you?',
    illustration: start,
    paragraph:
      'To get started, contact us and describe the scene, what to detect in it and what for. We’ll say how to send a short clip, show you what a model finds in it and plan a pilot on one view before you equip a whole site.',
  },
} satisfies ServiceContent;
