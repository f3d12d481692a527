import { posts } from 'virtual:posts';
import careerDevelopment from '../illustrations/blog/career-development.svg';
import productivityHacks from '../illustrations/blog/productivity-hacks.svg';
import techTrends from '../illustrations/blog/tech-trends.svg';
import illustration from '../illustrations/pages/blogs.svg';
import next from '../illustrations/pages/next-blogs.svg';
import type { BlogEntry, BlogListContent } from './types.ts';

/** The three entries of requirement R43. Posts replace them. */
const placeholders: readonly BlogEntry[] = [
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
      'New tools appear faster than anyone can try them. Which of them will last, what do they need, and which claims can you ignore for now? We ask that about hospitals and clinics.',
    image: techTrends,
    link: '/blog-detail',
  },
  {
    id: 3,
    title: 'Productivity Hacks',
    description:
      'Small changes that can give you an hour back: fewer open tasks, shorter meetings, a quiet block on the calendar, software for the dull steps. Easy to try for a week, and just as easy to drop. In a clinic, the first is paperwork.',
    image: productivityHacks,
    link: '/blog-detail',
  },
];

const entriesOfPosts = posts.map(({ path, title, description, image }, index): BlogEntry => {
  return { id: index + 1, title, description, image, link: path };
});

export const content = {
  metadata: {
    title: 'Blogs: Careers, Tech Trends and Productivity',
    description:
      posts.length > 0
        ? 'Read what we learn about starting a career, judging new technology and getting time back at work, written for people who run a business.'
        : 'Three topics: starting a career, judging new technology and getting time back at work. Our current article covers AI in hospitals and clinics.',
  },
  heading: 'Articles about work, technology and time',
  lead:
    posts.length > 0
      ? 'Starting a career, judging new technology, getting time back: what we learn about all three, the newest first.'
      : 'Starting a career, judging new technology, getting time back: our latest article, on AI in healthcare, touches on all three.',
  illustration,
  illustrationMoves: 'above',
  illustrationAlt: 'Three articles, fanned out, the first one with a bookmark',
  action: 'READ BLOG',
  entries: posts.length > 0 ? entriesOfPosts : placeholders,
  next: {
    heading: 'Need an answer about your own work?',
    paragraph:
      'An article has to stay general. Tell us about your task and your data, and we can be specific.',
    action: 'Get an answer about your work',
    illustration: next,
  },
} satisfies BlogListContent;
