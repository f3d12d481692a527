import illustration from '../illustrations/pages/not-found.svg';
import type { PagePath } from '../site/pages.ts';

export const notFound = {
  heading: 'Page not found',
  lead: 'The address may be mistyped or out of date. Try one of these:',
  illustration,
  illustrationMoves: 'above' as const,
  illustrationAlt: '',
  home: 'Go to the home page',
  services: 'Or look for it in our services',
  ways: [
    { path: '/industries/', label: 'AI by industry' },
    { path: '/hire-resources', label: 'Hire engineers' },
    { path: '/faq', label: 'Frequently asked questions' },
    { path: '/contact-us', label: 'Contact us' },
  ] satisfies { path: PagePath; label: string }[],
};
