import type { PagePath } from '../site/pages.ts';

export const notFound = {
  heading: 'This page is not here',
  text: 'The address may be mistyped, or the page has moved. These lead on:',
  home: 'Go to the home page',
  ways: [
    { path: '/industries/', label: 'AI by industry' },
    { path: '/hire-resources', label: 'Hire engineers' },
    { path: '/faq', label: 'Questions and answers' },
    { path: '/contact-us', label: 'Contact us' },
  ] satisfies { path: PagePath; label: string }[],
};
