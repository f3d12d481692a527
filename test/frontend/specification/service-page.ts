import { type BuiltPage, sectionsOf, textOf } from '../built-site/built-pages.ts';

/** The sections of a service page, identified by order and headings. */
export interface ServicePage {
  intro: Element | undefined;
  what: Element | undefined;
  benefits: Element | undefined;
  solutions: Element | undefined;
  why: Element | undefined;
  /** The call to action and the form. */
  contact: Element | undefined;
}

/** The heading of a section. */
export const headingOf = (section: Element | undefined) => textOf(section?.querySelector('h1, h2'));

export function servicePage(page: BuiltPage): ServicePage {
  const sections = sectionsOf(page);
  const why = sections.findIndex((section) => headingOf(section).startsWith('Why choose'));
  return {
    intro: sections[0],
    what: sections[why - 4],
    benefits: sections[why - 3],
    // Then when the service helps, and below, questions to ask any supplier.
    solutions: sections[why - 1],
    why: sections[why],
    contact: why + 2 === sections.length - 1 ? sections[why + 2] : undefined,
  };
}

/** The items of a section's first list with title and text. */
export function pointsOf(section: Element | undefined): { entry: Element; title: string; text: string }[] {
  const list = section?.querySelector('ul, ol');
  return [...(list?.children ?? [])].map((entry) => ({
    entry,
    title: textOf(entry.querySelector('h3, strong, b:not([aria-hidden])')),
    text: textOf(entry.querySelector('p')),
  }));
}

/** Number of sentences. */
export const sentencesIn = (text: string) => text.split(/[.!?](?:\s|$)/).filter(Boolean).length;

/** Titles that each of the four cards may have (requirement R52). */
export const whyTitles = [
  ['Expertise'],
  ['Customization', 'Innovation'],
  ['Scalability', 'Agile Methodologies', 'Network and Connections'],
  ['Support', 'Cost-Effective'],
];
