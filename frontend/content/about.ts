import type { AboutContent } from './types.ts';

export const content = {
  metadata: {
    title: 'About Us: Who We Are and What We Do',
    description:
      'We build AI, data systems and software with businesses in India, the UAE and the US. Read who works on a project, what we make and how one begins.',
  },
  banner: {
    heading: 'Empowering Innovation Through AI and Technology',
    paragraph:
      'A new idea proves its worth on an ordinary Tuesday: the forecast is read, the file is found, the queue gets shorter. We grow such ideas together with the people who will use them.',
    illustrationAlt:
      'Two people tend a potted plant: one waters it with small blocks of data, the other steadies a leaf. The flower is a coral ring with a dark center.',
  },
  blocks: [
    {
      title: 'Who We Are',
      text: 'We are a technology services company. Data specialists, software engineers and consultants share one table here, because few problems belong to one of them alone.',
      more: 'Take a demand forecast. Somebody has to judge the data, and somebody has to connect the result to the ordering system. A third has to ask the planner what would make it worth trusting. All three belong in the first talk. We work for startups with an idea and little time, and for established companies whose systems must keep running while they change. Both hear the same plain language: what we know, what we assume, and what would have to be tested.',
      illustrationAlt:
        'Three people at one table each hold up a different shape: a white square, a coral disk and a blue triangle. Every field has its part.',
    },
    {
      title: 'What We Do',
      text: 'We turn records, documents and pictures into forecasts, answers and software that people use at work.',
      more: 'Our services cover data and business intelligence, generative AI, machine learning, computer vision, consulting, and web and mobile applications. If you would rather strengthen your own team, you can hire engineers from us. We also make a product of our own, an AI tool for retailers. Whatever the field, a project begins with something you can check. Does the forecast beat last year’s guess? Does the software find the clause that your lawyer found? If the answer is no, a small project is the place to learn it.',
      illustrationAlt:
        'Three bands run through a coral disk. Records, a document and a picture enter on the left; a forecast, an answer and a piece of software come out on the right.',
    },
    {
      title: 'Our Global Presence',
      text: 'We work with businesses in India, the UAE and the US, and fit each project to the place where it will be used.',
      more: 'Place matters more than it seems. A screen in Dubai may have to read from right to left as well as from left to right. An address in Mumbai follows other conventions than one in Texas. Public holidays, taxes and rules on personal data differ too. We ask about such things early and agree on meeting hours that suit both sides. Decisions are written down, so that a colleague who missed the call still knows what was settled. Where your data is stored, and who may see it, is yours to decide before work begins.',
      illustrationAlt:
        'Three people stand apart on a globe, among an office block, a tower and a domed house. A coral line links them in two arcs.',
    },
  ],
  action: 'Talk to us about your work',
} satisfies AboutContent;
