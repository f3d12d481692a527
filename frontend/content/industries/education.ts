import benefits from '../../illustrations/industries/education/benefits.svg';
import firstProject from '../../illustrations/industries/education/first-project.svg';
import illustration from '../../illustrations/industries/education.svg';
import type { IndustryContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI for Education: Tools for Teachers and Advisers',
    description:
      'Adaptive practice, draft materials, feedback against a rubric and early warning signs for advisers: AI for schools that leaves grades to teachers.',
  },
  breadcrumb: { category: 'Education', label: 'Education' },
  variants: {
    hero: 'cobalt',
    illustration: 'inset',
    situation: 'columns',
    capabilities: { variant: 'columns', surface: 'ink' },
    benefits: { variant: 'columns', surface: 'mint' },
    firstProject: 'cards',
  },
  intro: {
    heading: 'AI for education that keeps teachers in charge',
    paragraph:
      'A comment on a draft, a call to a student who stopped logging in, a schedule that works: schools and universities run on small acts of attention. We design tools that can help staff give that attention, and leave grading and personal support to people.',
    action: 'See what a tool could take over',
    illustration,
    illustrationAlt: 'A student’s stairs of books lack one step, and a teacher puts it in',
    illustrationMoves: 'above',
  },
  situation: {
    heading: 'Warning signs are scattered across systems',
    paragraphs: [
      'Attendance is in the student system, submissions are in the learning platform, messages are in the inbox, and the adviser’s concern is in the adviser’s head. By the time they come together at a progress meeting, the term is over, and so is the chance to help.',
      'Teachers lose evenings to everything around teaching: rewriting one worksheet for several reading levels, answering the same question about a deadline, tagging materials for colleagues. The office rebuilds the schedule by hand whenever a room or an instructor becomes unavailable.',
    ],
  },
  capabilities: {
    heading: 'The routine goes to software, the student to a person',
    lead: 'It starts from the curriculum and platforms you already use, and is tested with learners who use a screen reader or study in a second language.',
    items: [
      {
        icon: 'attendance',
        title: 'Predictive analytics for student support',
        text: 'Models show an adviser changes in attendance, submissions and activity as a reason to talk, never as a verdict.',
      },
      {
        icon: 'path',
        title: 'Machine learning for adaptive practice',
        text: 'Models choose exercises by what a learner has and has not yet mastered, within the syllabus and the limits the teacher sets. The reason for each choice is visible.',
      },
      {
        icon: 'drafts',
        title: 'Generative AI for course materials',
        text: 'Language models draft worksheets, quizzes and summaries at several reading levels from your own sources, in English, Hindi or Arabic, for a teacher to edit.',
      },
      {
        icon: 'comment',
        title: 'Feedback assistance',
        text: 'Language models suggest comments line by line, based on the rubric. Teachers accept, rewrite or drop them, and only teachers give grades.',
      },
      {
        icon: 'handwriting',
        title: 'Computer vision for handwriting',
        text: 'Software digitizes handwritten sheets, forms and old archives for search and read-aloud.',
      },
      {
        icon: 'form',
        title: 'Intelligent automation for the office',
        text: 'Software prepares enrollment forms, schedule changes and answers to routine questions, and staff release them.',
      },
    ],
  },
  benefits: {
    heading: 'Time for the student who went quiet',
    illustration: benefits,
    items: [
      {
        title: 'Earlier conversations',
        text: 'Advisers see a change in a student’s pattern during the term, along with the facts behind it.',
      },
      {
        title: 'Evenings back',
        text: 'Drafting, tagging and filling out forms can take up a smaller share of a teacher’s week.',
      },
      {
        title: 'Materials more people can use',
        text: 'Plain-language versions, captions and read-aloud text come with the lesson, no special request needed.',
      },
      {
        title: 'Planning based on this year’s enrollment',
        text: 'Demand for courses, rooms and tutoring is forecast before the next schedule is set.',
      },
    ],
  },
  firstProject: {
    heading: 'Try one course for one term',
    illustration: firstProject,
    items: [
      {
        title: 'Agree on the purpose',
        text: 'Staff, students and, where needed, parents learn what is collected, why and who can see it. Laws on students’ and children’s data, such as FERPA in the US and the DPDP Act in India, set the limits.',
      },
      {
        title: 'Collect less data',
        text: 'One course, one platform and only the fields the purpose requires, stored where your institution decides.',
      },
      {
        title: 'Let teachers judge',
        text: 'At the end of the term, they say what saved effort, what misled them and which students the tool missed. The institution then keeps, changes or drops the tool.',
      },
    ],
  },
  closing: {
    heading: 'Which course or office is overloaded?',
    paragraph:
      'A course, a support team or an enrollment desk with more work than hours is a good place to start. Contact us about it. We make no promises about grades, but we will show you what a tool would take over, what stays with staff and which data it would use.',
  },
} satisfies IndustryContent;
