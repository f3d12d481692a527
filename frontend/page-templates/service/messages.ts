import { site } from '../../site.ts';

/** Headings that every service page shares. */
export const serviceMessages = {
  input: 'What goes in',
  output: 'What comes out',
  good: 'When it helps',
  poor: 'When something simpler does',
  why: `Why choose ${site.company}`,
  start: 'Contact us',
};
