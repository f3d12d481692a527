// The specification's first content of Hire Resources.
// Nothing else tests it: when you change that content, change or delete the test of it here.

import { expect, test } from 'vitest';
import { company } from '#frontend/site/company.ts';
import { serviceMenu } from '#frontend/site/menus.ts';
import { builtPage, linksOf, sectionsOf, textsOf } from '../built-site/built-pages.ts';
import { expectNextStep } from './page-links.ts';
import { headingOf } from './service-page.ts';

test('Hire Resources has its button, four benefits, the service and four roles', () => {
  const [banner, benefits, service, roles] = sectionsOf(builtPage('/hire-resources'));
  expect(linksOf(banner)).toEqual([{ text: 'Hire Top Talent Today', href: '/contact-us' }]);
  expect(textsOf(benefits, 'h3')).toEqual([
    'Expertise Across Projects',
    'Proven Track Record',
    'Cost-Effective Solutions',
    'Commitment to Client Success',
  ]);
  expect(headingOf(service)).toBe('Engineering as a Service');
  const named = ['AI & ML Engineers', 'Full Stack Developers', '.NET Developers', 'Mobile App Developers'];
  expect(textsOf(roles, 'h3')).toEqual(named);
  const group = serviceMenu.find(({ id }) => id === 'eaas');
  const paths = group?.links.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(linksOf(roles).map(({ href }) => href)));
});

test('ends with a next step', () => {
  expectNextStep('/hire-resources');
});

test('shows the figures', () => {
  expect(textsOf(builtPage('/hire-resources').document, 'main dd')).toEqual(
    expect.arrayContaining(Object.values(company.figures)),
  );
});
