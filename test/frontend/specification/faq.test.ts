// The specification's first content of the FAQ.
// Nothing else tests it: when you change that content, change or delete the test of it here.

import { expect, test } from 'vitest';
import { builtPage, sectionsOf, textOf, textsOf } from '../built-site/built-pages.ts';
import { expectNextStep, linkedServices } from './page-links.ts';

test('FAQ answers four questions', () => {
  const questions = [...builtPage('/faq').document.querySelectorAll('main details')];
  const subjects = [
    /customer experience/i,
    /operation/i,
    /data-driven decisions/i,
    /cost.* small (?:and|or|and\/or|or a) /i,
  ];
  expect(questions).toHaveLength(4);
  for (const [index, question] of questions.entries()) {
    expect(textOf(question.querySelector('summary'))).toMatch(subjects[index] ?? /$^/);
    expect(textsOf(question, 'p').join(' ').split(' ').length).toBeGreaterThan(20);
  }
});

test('FAQ says how an engagement starts and what drives its cost, without prices', () => {
  const [shapes, costs] = sectionsOf(builtPage('/faq')).slice(2);
  expect(textsOf(shapes, 'h3')).toHaveLength(3);
  expect(textsOf(costs, 'h3')).toHaveLength(6);
  for (const section of [shapes, costs]) expect(textOf(section)).not.toMatch(/[$€₹%\d]/);
});

test('ends with a next step', () => {
  expectNextStep('/faq');
});

test('links to services that its text speaks of', () => {
  expect(linkedServices('/faq').length).toBeGreaterThanOrEqual(3);
});
