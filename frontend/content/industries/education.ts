import type { IndustryContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI for Education: Tools for Teachers and Tutors',
    description:
      'Adaptive practice, draft materials, feedback against a rubric and early signs for tutors: AI for schools and universities that leaves grades to people.',
  },
  breadcrumb: { group: 'Education', name: 'Education' },
  intro: {
    heading: 'AI in education, with the teacher in charge',
    paragraph:
      'A school or university runs on small acts of attention: a comment on a draft, a call to a student who stopped logging in, a timetable that works. We design tools that can help staff give that attention, and that leave grades and care to people.',
    action: 'Discuss one course',
    illustrationAlt:
      'Three students stand on a rising staircase of books that leads to a graduation cap. A progress bar hangs over each, and one coral book completes the next step.',
  },
  situation: {
    heading: 'The signs are scattered and staff are few',
    paragraphs: [
      'Attendance sits in the student system, submissions in the learning platform, messages in the mailbox, and the tutor’s worry in the tutor’s head. By the time they meet at a progress board, the term is over. Students seldom fall behind in secret; they fall behind between systems.',
      'Teachers lose evenings to work around teaching: rewriting one worksheet for several reading levels, answering the same question about a deadline, tagging material so that a colleague can find it. The office rebuilds the timetable by hand whenever a room or a lecturer drops out.',
    ],
  },
  capabilities: {
    heading: 'Support for teachers, students and the office',
    lead: 'All of it starts from the curriculum and the platforms you already use, and is tried with learners who depend on a screen reader or study in a second language.',
    items: [
      {
        title: 'Predictive analytics for student support',
        text: 'Changes in attendance, submissions and activity within a cohort are shown to the tutor as a reason to talk, never as a verdict.',
      },
      {
        title: 'Machine learning for adaptive practice',
        text: 'Exercises are chosen by what a learner has and has not yet shown, within the syllabus and the limits the teacher sets. The reason for each choice can be seen.',
      },
      {
        title: 'Generative drafting of materials',
        text: 'Worksheets, quizzes and summaries at several reading levels, drafted from your own sources for a teacher to edit.',
      },
      {
        title: 'Feedback assistance',
        text: 'Comments are proposed against the rubric, line by line. A teacher accepts, rewrites or drops them and alone gives the grade.',
      },
      {
        title: 'Computer vision for paper',
        text: 'Handwritten sheets, forms and old archives are digitized so that they can be searched and read aloud.',
      },
      {
        title: 'Intelligent automation of the office',
        text: 'Enrollment papers, timetable changes and answers to routine questions are prepared by software and released by staff.',
      },
    ],
  },
  benefits: {
    heading: 'In class, in tutoring, in planning',
    items: [
      {
        title: 'Earlier conversations',
        text: 'Tutors see a change in a student’s pattern during the term, with the facts that led to it.',
      },
      {
        title: 'Evenings back',
        text: 'Drafting, tagging and form filling can take a smaller share of a teacher’s week.',
      },
      {
        title: 'Material more people can use',
        text: 'Plain-language versions, captions and read-aloud text come with the lesson, without a special request.',
      },
      {
        title: 'Planning from this year’s intake',
        text: 'Demand for courses, rooms and tutoring is forecast before the next timetable is drawn up.',
      },
    ],
  },
  firstProject: {
    heading: 'A term with one course',
    items: [
      {
        title: 'Agree on the purpose',
        text: 'Staff, students and, where needed, parents learn what is collected, why, and who may see it. Data about minors is handled with extra care.',
      },
      {
        title: 'Keep the data small',
        text: 'One course, one platform, and the fewest fields that serve the purpose, stored where your institution decides.',
      },
      {
        title: 'Let teachers judge',
        text: 'When the term ends they say what saved effort, what misled them and whom it missed. The institution then keeps, changes or drops the tool.',
      },
    ],
  },
  closing: {
    heading: 'Tell us about one course or one office',
    paragraph:
      'A course, a support team or an enrollment desk with more work than hours is a good place to look. Contact us about it. We make no promise about grades. We can show what a tool would take over, what remains with staff, and which data it would touch.',
  },
} satisfies IndustryContent;
