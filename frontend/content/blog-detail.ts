import type { ArticleContent } from './types.ts';

export const content = {
  metadata: {
    title: 'AI in Healthcare: Where It Helps and What to Ask',
    description:
      'Read what hospitals and clinics use AI for today, how such a project runs, what to ask before it starts, and what software cannot do for a patient.',
  },
  breadcrumb: { category: 'Blogs', label: 'AI in healthcare' },
  category: 'Tech Trends',
  heading: 'AI in healthcare: where it helps and what to ask first',
  lead: 'Much of what AI does in hospitals and clinics is quiet work: writing, sorting, planning and searching. This article explains that work in plain words, shows how a project runs, and lists the questions that belong before it. It is written for people who run or buy such systems and is not medical advice.',
  illustrationAlt:
    'A clinician with a stethoscope stands beside a screen with an X-ray of the lungs. A camera on an arm points at it, and a coral ring marks one spot for a second look.',
  counter: '24.5k',
  back: 'Back to all blogs',
  sections: [
    {
      heading: 'Paperwork comes first',
      paragraphs: [
        'A working day in medicine holds a great deal of writing. There are notes after each visit, letters to the next doctor, forms for the insurer and codes for the bill. Much of it repeats what was just said aloud or already stands in another system.',
        'Speech software can turn a conversation into a draft note. A language model can condense a long stay into a draft discharge letter or prefill a form from the record. The word that matters is draft. Such tools can drop a dose or add a sentence that nobody said, and the result reads smoothly either way. Someone who saw the patient has to check it, correct it and sign it.',
        'Patients should know when a conversation is recorded, what happens to the recording, and that they may say no.',
      ],
    },
    {
      heading: 'A second look at images',
      paragraphs: [
        'Scans queue up. Image software is trained on pictures that specialists have marked, and it learns to point at regions that resemble those marks. In a reading room it serves two purposes. It can move a scan that may be urgent up the list, and it can mark a place that deserves a second look.',
        'Either way a trained person reads the picture. Software that marks too much tires the reader, and software that marks too little lends false comfort. A scan that was moved down the list still has to be read in good time.',
        'In many countries a program of this kind is regulated as a medical device. Find out for which use, which images and which machines it has been cleared, and stay inside that use.',
      ],
    },
    {
      heading: 'Calendars, beds and phone calls',
      paragraphs: [
        'Much waiting has nothing to do with medicine. Appointments are booked and forgotten, operations overrun their slots, and a bed is free on one ward while another ward looks for one. From past calendars a model can estimate how long a slot will take, how many patients a ward may expect tomorrow, and where a reminder is worthwhile.',
        'This looks harmless, yet it can treat people unfairly. If patients who missed visits are given the worst hours, the ones with two jobs or a long bus ride pay for it. A call, a ride or a different time is a kinder use of the same forecast than a double booking.',
      ],
    },
    {
      heading: 'Finding things in the record',
      paragraphs: [
        'One patient’s history can fill hundreds of pages: letters, lab tables, scans of old paper. Search by meaning can find the note on a reaction to a drug even when its author chose another word. It can also gather every passage on one topic in order of date.',
        'A good tool shows the passage and its page beside each statement, so the reader can open the original. A summary without sources hides what it left out. An empty result proves nothing either, because the missing letter may lie in the archive of another hospital.',
      ],
    },
    {
      heading: 'How such a project runs',
      paragraphs: [
        'It begins on the ward or at the front desk, with a task that somebody would gladly hand over. Nurses, physicians, IT, data protection and the future users agree on what should improve and what must not get worse. One of them owns the project, keeps watch once the tool is in use, and may switch it off. The watch does not end, because scanners are replaced, forms are redesigned and patients change.',
        'Before daily use the work goes in steps, and each step can be the last:',
      ],
      list: [
        'Describe the task as it is done today, with its time, its errors and its exceptions.',
        'Settle the legal basis, take the least data that will do, and remove names where they are not needed.',
        'Test on past cases from the same hospital, before anything touches care.',
        'Run silently beside the normal work. Results are recorded, not shown, and compared afterwards.',
        'Show results to a small group who can ignore them and note the reason.',
        'Extend, change or stop, on measures that were agreed at the start.',
      ],
    },
    {
      heading: 'Questions to ask before the first test',
      paragraphs: [
        '“The model is accurate” is no answer. Accurate at what, in which patients, compared with what? A careful supplier can put the following in writing, or say openly what is not known yet.',
      ],
      list: [
        'Data protection: which data leaves the building, where is it kept, who can read it, and does the supplier train other models with it?',
        'Bias in the data: whose records were used for training? How do results differ by age, sex, skin tone, language and type of device, and which groups were too small to tell?',
        'Responsibility: which clinician decides, what do they see besides the result, and how is their decision recorded?',
        'Evaluation: how does it do with our own patients and machines, judged by our own staff, with the misses counted as carefully as the hits?',
        'Failure: what happens when the system is down, slow or wrong, and who is told?',
        'Leaving: can we stop, keep our data and work on as before?',
      ],
    },
    {
      heading: 'What it cannot do',
      paragraphs: [
        'Software does not know the person in the bed. It cannot notice that a patient avoids a question, or speak with the daughter in the corridor. It cannot weigh a treatment against the wish to be home for a wedding. It computes from what was recorded, and much of what matters was not written down.',
        'Nor can it take responsibility. A clinician who follows a suggestion and one who overrides it both need a reason they could give to the patient. The rules differ by country, and a hospital’s legal and clinical advisers are the ones to settle them.',
        'It does not repair a broken process, either. Where letters are late because nobody knows who signs them, faster drafts only make a taller pile.',
      ],
    },
    {
      heading: 'A sensible place to begin',
      paragraphs: [
        'Choose something dull, frequent and easy to check: routing incoming mail to the right department, drafting routine letters, finding documents. A mistake there tends to show the same day and can be put right by the person who sees it.',
        'The team learns how its records really look, whose consent is needed and how colleagues react. With that experience it can try a harder task, or decide with good reason to wait.',
      ],
    },
  ],
} satisfies ArticleContent;
