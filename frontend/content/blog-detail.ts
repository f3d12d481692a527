import draft from '../illustrations/blog/article-draft.svg';
import pile from '../illustrations/blog/article-pile.svg';
import queue from '../illustrations/blog/article-queue.svg';
import sources from '../illustrations/blog/article-sources.svg';
import illustration from '../illustrations/pages/article.svg';
import next from '../illustrations/pages/next-article.svg';
import { company } from '../site/company.ts';
import type { ArticleContent } from './types.ts';

export const content = {
  metadata: {
    title: 'AI in Healthcare: Where It Helps and What to Ask',
    description:
      'See what hospitals and clinics use AI for today, how a project runs, what to ask before it starts and what software cannot do for a patient.',
  },
  breadcrumb: { category: 'Blogs', path: '/blogs', label: 'AI in healthcare' },
  category: 'Tech Trends',
  heading: 'AI in healthcare: where it helps and what to ask first',
  lead: 'Most of what AI does in hospitals and clinics happens behind the scenes: writing, sorting, planning and searching. Here is that work in plain language, how a project runs and what to ask first, for people who run or buy such systems. It is not medical advice.',
  author: `${company.name} editorial team`,
  published: '2026-11-21',
  illustration,
  illustrationMoves: 'above',
  illustrationAlt: 'Software marks one spot on a lung X-ray for a clinician to look at again',
  counter: '24.5k',
  back: 'Back to all blogs',
  sections: [
    {
      id: 'paperwork',
      heading: 'Start with the paperwork',
      paragraphs: [
        'Medical staff spend much of the day writing: notes after each visit, referrals to the next doctor, insurance forms and billing codes. Much of it repeats what was just said aloud or is already in another system.',
        'Speech software can turn a conversation into a draft note. A language model can condense a long stay into a draft discharge summary or prefill a form from the record. The key word is “draft.” These tools can drop a dose or add a sentence nobody said, and the text reads smoothly either way. Someone who saw the patient has to check it, correct it and sign it.',
        'Patients should know when a conversation is recorded, what happens to the recording and that they can say no.',
      ],
      figure: {
        illustration: draft,
        illustrationAlt: 'A pen strikes out the one line of a draft that nobody said',
        caption:
          'A draft reads smoothly, even where it adds something. Whoever saw the patient strikes it out.',
      },
      link: '/computer-vision/automated-doc',
    },
    {
      id: 'images',
      heading: 'A second look at images',
      paragraphs: [
        'Scans pile up. Imaging software is trained on images that specialists have marked, and it learns to point out areas that resemble those marks. In radiology, it has two uses. It can move a scan that may be urgent up the list, and it can mark a spot that deserves a second look.',
        'Either way, a trained person reads the image. Software that marks too much tires the reader, and software that marks too little gives false reassurance. A scan that was moved down the list still has to be read promptly.',
        'In many countries, this kind of software is regulated as a medical device, for example by the FDA in the US and the CDSCO in India. Find out which uses, images and machines it has been cleared for, and stay within that clearance.',
      ],
      figure: {
        illustration: queue,
        illustrationAlt: 'The scan with a marked spot moves from fourth to first in line',
        caption: 'A scan that may be urgent moves up the list. The others still have to be read promptly.',
      },
    },
    {
      id: 'appointments',
      heading: 'Appointments, beds and phone calls',
      paragraphs: [
        'Much of the waiting has nothing to do with medicine. Appointments are forgotten, surgeries run long, and one unit has a free bed while another is looking for one. From past schedules, a model can estimate how long a slot will take, how many patients a unit can expect tomorrow and where a reminder is worth sending.',
        'This looks harmless, but it can treat people unfairly. If patients who missed visits are given the worst time slots, those with two jobs or a long bus ride pay the price.',
      ],
      highlight: {
        text: 'A call, a ride or a different time is a kinder use of the same forecast than a double booking.',
      },
      link: '/ml-ds/predictive-analysis',
    },
    {
      id: 'record',
      heading: 'Finding information in the record',
      paragraphs: [
        'One patient’s history can fill hundreds of pages of letters, lab results and old scans. Semantic search can find the note on a drug reaction even if its author used a different word. It can gather every passage on one topic in date order.',
        'A good tool shows the source passage and page for each statement, so the reader can open the original. A summary without sources hides what it left out. An empty result does not prove anything, either, because the missing letter may be in another hospital’s archive.',
      ],
      figure: {
        illustration: sources,
        illustrationAlt: 'A line of a summary is linked to one page in a stack',
        caption: 'Each line of a summary should lead back to the page it comes from.',
      },
      link: '/computer-vision/data-extraction',
    },
    {
      id: 'project',
      heading: 'How a project runs',
      paragraphs: [
        'It begins on the unit or at the front desk, with a task that someone would gladly hand over. Nurses, physicians, IT, privacy officers and future users agree on what should improve and what must not get worse. One of them owns the project, monitors the tool once it is in use and can switch it off. Monitoring does not end, because scanners are replaced, forms are redesigned and patients change.',
        'Before daily use, the work proceeds in steps, and you can stop after any of them:',
      ],
      steps: [
        'Describe the task as it is done today, including how long it takes, its errors and its exceptions.',
        'Settle the legal basis, use as little data as possible and remove names where they are not needed.',
        'Test on past cases from the same hospital before anything affects care.',
        'Run silently alongside normal work. Record results without showing them, and compare afterward.',
        'Show results to a small group who can ignore them and note why.',
        'Expand, change or stop, based on measures set at the start.',
      ],
    },
    {
      id: 'questions',
      heading: 'Questions to ask before the first test',
      paragraphs: [
        '“The model is accurate” is not an answer. Accurate at what, for which patients, compared with what? A careful vendor can put the following in writing, or say openly what is not yet known.',
      ],
      list: [
        {
          title: 'Data protection',
          text: 'Which law applies (such as HIPAA, India’s DPDP Act or the UAE’s law on health data), which data leaves the building, where is it stored, who can read it, and does the vendor use it to train other models?',
        },
        {
          title: 'Bias in the data',
          text: 'Whose records were used for training? How do results differ by age, sex, skin tone, language and device type, and which groups were too small to tell?',
        },
        {
          title: 'Responsibility',
          text: 'Which clinician decides, what else do they see, and how is their decision recorded?',
        },
        {
          title: 'Evaluation',
          text: 'How does it perform with our own patients and machines, judged by our own staff, with misses counted as carefully as hits?',
        },
        {
          title: 'Failure',
          text: 'What happens when the system is down, slow or wrong, and who is notified?',
        },
        {
          title: 'Exit',
          text: 'Can we stop, keep our data and carry on as before?',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What software cannot do',
      paragraphs: [
        'Software does not know the person in the bed. It cannot notice that a patient avoids a question, or talk with the daughter in the hallway. It cannot weigh a treatment against the wish to be home for a wedding. It computes from what was recorded, and much of what matters was never written down.',
        'It cannot take responsibility, either. A clinician who follows a suggestion and one who overrides it both need a reason they could give the patient. The rules differ by country, and a hospital’s legal and clinical advisers should interpret them.',
        'And it cannot fix a broken process.',
      ],
      highlight: {
        text: 'If letters are late because nobody knows who signs them, faster drafts only make a bigger pile.',
        illustration: pile,
      },
    },
    {
      id: 'start',
      heading: 'A sensible place to start',
      paragraphs: [
        'Choose something dull, frequent and easy to check: routing incoming mail to the right department, drafting routine letters or finding documents. A mistake usually shows up the same day and can be fixed by the person who sees it.',
        'The team learns what its records really look like, whose consent is needed and how colleagues react. With that experience, it can try a harder task or decide, for good reason, to wait.',
      ],
    },
  ],
  next: {
    heading: 'Planning a project in a hospital or clinic?',
    paragraph:
      'Tell us which task takes too long and who would check the results. Please leave out patient data: we do not need any to discuss the project.',
    action: 'Get a first step for your task',
    illustration: next,
  },
} satisfies ArticleContent;
