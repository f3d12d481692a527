// The specification's first content of the service pages.
// Nothing else tests it: when you change that content, change or delete the test of it here.

import { describe, expect, test } from 'vitest';
import { servicePages } from '#frontend/site/menus.ts';
import { builtPage, linksOf, sectionsOf, textOf, textsOf } from '../built-site/built-pages.ts';
import { linkedServices } from './page-links.ts';
import { headingOf, pointsOf, sentencesIn, servicePage, whyTitles } from './service-page.ts';
import { specifiedPages } from './specified-pages.ts';

const services = servicePages.map(({ path }) => path).filter((path) => path in specifiedPages);

describe.each(services)('the service page %s', (path) => {
  const parts = () => servicePage(builtPage(path));

  test('has the sections of the common layout in order', () => {
    const { intro, what, contact } = parts();
    expect(intro?.querySelector('h1')).not.toBeNull();
    expect(textOf(intro?.querySelector('p'))).not.toBe('');
    expect(intro?.querySelector('img')?.getAttribute('alt')).toMatch(/\w/);
    expect(headingOf(what)).toMatch(/^What (?:is|are|does) .+\?$/);
    const callToAction = textOf(contact?.querySelector('p'));
    expect(callToAction).toMatch(/\bget started\b/i);
    expect(callToAction).toMatch(/\bcontact us\b/i);
    expect(contact?.id).toBe('contact');
    expect(textOf(contact?.querySelector('form button[type="submit"]'))).toBe('Get Started');
  });

  test('has exactly four benefits and four solutions', () => {
    const { benefits, solutions } = parts();
    for (const points of [pointsOf(benefits), pointsOf(solutions)]) {
      expect(points).toHaveLength(4);
      for (const { title, text } of points) expect([title, text]).not.toContain('');
      expect(new Set(points.map(({ title }) => title)).size).toBe(4);
    }
  });

  test('has exactly four list items in each of those sections', () => {
    const { benefits, solutions, why } = parts();
    for (const section of [benefits, solutions, why]) expect(section?.querySelectorAll('li')).toHaveLength(4);
  });

  test('has exactly four reasons, each with icon, title and one sentence', () => {
    const reasons = pointsOf(parts().why);
    expect(reasons).toHaveLength(4);
    for (const [index, { entry, title, text }] of reasons.entries()) {
      expect(whyTitles[index]).toContain(title);
      expect(sentencesIn(text), text).toBe(1);
      expect(entry.querySelectorAll('p')).toHaveLength(1);
      expect(entry.querySelectorAll('img, svg')).toHaveLength(1);
    }
  });
});

test('Business Intelligence combines both of its variants', () => {
  const bi = builtPage('/ai-services/bi-solutions');
  const [intro, about, howItWorks, what] = sectionsOf(bi);
  expect(linksOf(intro)).toContainEqual({ text: 'Inquiry now', href: '#contact' });
  expect(textsOf(about, 'h2')).toEqual([expect.stringMatching(/^About\b/)]);
  expect(textsOf(howItWorks, 'h2')).toEqual(['How It Works']);
  const steps = [...(howItWorks?.querySelectorAll('ol > li') ?? [])];
  const headings = steps.map((step) => textOf(step.querySelector('h3')));
  expect(headings).toEqual(Array(5).fill(expect.stringMatching(/^Data Collection \w/)));
  expect(new Set(headings).size).toBe(5);
  expect(steps.map((step) => step.querySelectorAll('svg, img').length)).toEqual(Array(5).fill(1));
  expect(what).toBe(servicePage(bi).what);
  const titles = pointsOf(servicePage(bi).why).map(({ title }) => title);
  expect(titles).toEqual(['Expertise', 'Customization', 'Scalability', 'Support']);
});

test('at least six show an excerpt of what they deliver', () => {
  const having = services.filter((path) => builtPage(path).document.querySelector('main table'));
  expect(having.length).toBeGreaterThanOrEqual(6);
});

test('each links to one to three others', () => {
  for (const path of services) {
    expect(linkedServices(path).length, path).toBeGreaterThanOrEqual(1);
    expect(linkedServices(path).length, path).toBeLessThanOrEqual(3);
  }
});
