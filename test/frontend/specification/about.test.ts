// The specification's first content of About.
// Nothing else tests it: when you change that content, change or delete the test of it here.

import { expect, test } from 'vitest';
import { company } from '#frontend/site/company.ts';
import { builtPage, linksOf, sectionsOf, textsOf } from '../built-site/built-pages.ts';
import { expectNextStep, linkedServices } from './page-links.ts';
import { headingOf } from './service-page.ts';

test('About has its banner and three blocks', () => {
  expect(sectionsOf(builtPage('/about')).map(headingOf).slice(0, 4)).toEqual([
    'Empowering Innovation Through AI and Technology',
    'Who We Are',
    'What We Do',
    'Our Global Presence',
  ]);
});

test('About says how data is handled and which roles there are', () => {
  const [data, roles] = sectionsOf(builtPage('/about')).slice(4);
  expect(headingOf(data)).toBe('How we handle your data');
  expect(data?.querySelectorAll('dt')).toHaveLength(8);
  expect(textsOf(roles, 'h3')).toHaveLength(6);
  expect(linksOf(roles).map(({ href }) => href)).toEqual(['/hire-resources']);
});

test('About says how accessible the website is, and where to report what is not', () => {
  const statement = sectionsOf(builtPage('/about')).at(-2);
  expect(headingOf(statement)).toMatch(/accessibility/i);
  expect(linksOf(statement).map(({ href }) => href)).toEqual([`mailto:${company.contact.email}`]);
});

test('ends with a next step', () => {
  expectNextStep('/about');
});

test('links to services that its text speaks of', () => {
  expect(linkedServices('/about').length).toBeGreaterThanOrEqual(3);
});

test('shows the figures', () => {
  expect(textsOf(builtPage('/about').document, 'main dd')).toEqual(
    expect.arrayContaining(Object.values(company.figures)),
  );
});
