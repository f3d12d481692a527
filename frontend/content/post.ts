import next from '../illustrations/pages/next-blogs.svg';
import type { NextStepContent } from './types.ts';

/** What all posts have around their text. */
export const postPage = {
  back: 'Back to all blogs',
  posts: 'More posts',
  older: 'Previous:',
  newer: 'Next:',
  /** Names of scrollable parts and of the two states of a task in a list, for screen readers. */
  table: 'Table',
  done: 'Done:',
  open: 'Open:',
  next: {
    heading: 'Does this touch your own work?',
    paragraph: 'A post has to stay general. Tell us about your task and your data, and we can be specific.',
    action: 'Get an answer about your work',
    illustration: next,
  } satisfies NextStepContent,
};
