import careerDevelopment from '../illustrations/blog/career-development.svg';
import productivityHacks from '../illustrations/blog/productivity-hacks.svg';
import techTrends from '../illustrations/blog/tech-trends.svg';
import illustration from '../illustrations/pages/blogs.svg';
import type { BlogListContent } from './types.ts';

export const content = {
  metadata: {
    title: 'Blogs: Careers, Tech Trends and Productivity',
    description:
      'Three topics: starting a career, judging new technology and getting time back at work. Our current article covers AI in hospitals and clinics.',
  },
  heading: 'Articles about work, technology and time',
  lead: 'Three topics for people who work with technology. Our latest article, AI in healthcare, touches on all three.',
  illustration,
  illustrationAlt:
    'Three articles are fanned out. The one in front shows mountains under a white sun and has a coral bookmark.',
  action: 'READ BLOG',
  entries: [
    {
      id: 1,
      title: 'Career Development',
      description:
        'A first job calls for skills no exam covers: listening, writing a clear message, asking for help early. Which habits help beginners, and how can experienced colleagues pass them on? Our article looks at the work AI leaves to people.',
      image: careerDevelopment,
      link: '/blog-detail',
    },
    {
      id: 2,
      title: 'Tech Trends',
      description:
        'New tools appear faster than anyone can try them. This topic is about telling lasting change from hype: what a technology does today, what it needs and which claims to ignore for now. Our article does this for hospitals and clinics.',
      image: techTrends,
      link: '/blog-detail',
    },
    {
      id: 3,
      title: 'Productivity Hacks',
      description:
        'Small changes that can give you an hour back: fewer open tasks, shorter meetings, a quiet block on the calendar, software for the dull steps. Easy to try for a week, and just as easy to drop. Our article starts with paperwork.',
      image: productivityHacks,
      link: '/blog-detail',
    },
  ],
  next: {
    heading: 'Need an answer about your own work?',
    paragraph:
      'An article has to stay general. Tell us about your task and your data, and we can be specific.',
    action: 'Contact us',
  },
} satisfies BlogListContent;
