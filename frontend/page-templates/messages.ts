import { company } from '../site/company.ts';

/** Labels of the home page's controls. */
export const homeMessages = { stopLogos: 'Stop the moving logos' };

/** Headings that all service pages share. */
export const serviceMessages = {
  input: 'What goes in',
  output: 'What comes out',
  good: 'When it helps',
  poor: 'When to choose something else',
  example: 'Example with made-up data',
  industries: 'Industries where it fits',
  related: 'Related services',
  why: `Why choose ${company.name}`,
};

/** Headings that all industry pages share. */
export const industryMessages = { services: 'Services behind these solutions' };

/** What an article and a post have next to their text. */
export const articleMessages = { contents: 'In this article' };
