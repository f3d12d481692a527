// The specification's first content of the home page.
// Nothing else tests it: when you change that content, change or delete the test of it here.

import { expect, test } from 'vitest';
import { company } from '#frontend/site/company.ts';
import { serviceMenu } from '#frontend/site/menus.ts';
import { postPaths } from '#test/support/pages/post-paths.ts';
import { builtPage, linksOf, sectionsOf, textOf, textsOf } from '../built-site/built-pages.ts';
import { headingOf } from './service-page.ts';

const sectionBelow = (heading: string) =>
  sectionsOf(builtPage('/')).find((section) => headingOf(section) === heading);

const home = builtPage('/').document;

test('has its sections in order', () => {
  expect(sectionsOf(builtPage('/')).map(headingOf)).toEqual([
    'Accelerate Business Growth with AI',
    'Our Product',
    'AI Solutions for Every Industry',
    'Our AI-Powered Services',
    'Your Strategic AI Partner',
    'Our Impact',
    'Our Latest Blogs',
    'Let’s Start Your AI Journey Together',
  ]);
  const logos = home.querySelector('[data-section="logos"]');
  expect(headingOf(logos?.previousElementSibling ?? undefined)).toBe('Our Impact');
  expect(textOf(logos)).toBe('');
});

test('begins with badge, heading, three industries and the link to the industries', () => {
  const [hero] = sectionsOf(builtPage('/'));
  expect(textOf(hero)).toMatch(/^New! ?Leverage AI for Business Growth ?Accelerate Business Growth with AI/);
  for (const industry of ['retail', 'logistics', 'finance'])
    expect(textOf(hero).toLowerCase()).toContain(industry);
  expect(linksOf(hero)).toEqual([{ text: 'Discover Our AI Solutions', href: '#industries' }]);
  expect(headingOf(home.getElementById('industries') ?? undefined)).toBe('AI Solutions for Every Industry');
});

test('shows the product with two links to it', () => {
  const href = company.product.url;
  expect(linksOf(sectionBelow('Our Product'))).toEqual([
    { text: expect.stringMatching(/^Check now\b/), href },
    { text: expect.stringMatching(`^Revolutionizing Retail with ${company.product.name}`), href },
  ]);
});

test('has eight industry cards in their order', () => {
  const section = sectionBelow('AI Solutions for Every Industry');
  expect(textsOf(section, 'h3')).toEqual([
    'Retail and E-Commerce',
    'Manufacturing',
    'Logistics & Supply Chain',
    'Insurance',
    'Finance',
    'Education',
    'Real Estate',
    'Construction',
  ]);
  const [overview, ...cards] = linksOf(section).map(({ href }) => href);
  expect(overview).toBe('/industries/');
  expect(cards).toEqual(
    ['retail-and-ecommerce', 'manufacturing', 'logistics-supply-chain', 'insurance']
      .concat(['financial-services', 'education', 'real-estate', 'construction'])
      .map((name) => `/industries/${name}`),
  );
});

test('has six service cards and a band for the seventh group', () => {
  const section = sectionBelow('Our AI-Powered Services');
  expect(textsOf(section, 'h3')).toEqual(serviceMenu.map(({ label }) => label));
  const cards = [...(section?.querySelectorAll('h3') ?? [])].map((heading) => heading.closest('li'));
  expect(cards.map((card) => card !== null)).toEqual([true, true, true, true, true, true, false]);
});

test('has the highlights and the figures', () => {
  const { years, projects, countries, retention } = company.figures;
  expect(textsOf(sectionBelow('Your Strategic AI Partner'), 'h3')).toEqual([
    `${years} Years of Excellence`,
    'Global Reach: India, UAE, and US',
    'Proven Expertise in AI Solutions',
  ]);
  const figures = [...(sectionBelow('Our Impact')?.querySelectorAll('dl') ?? [])];
  expect(figures.map((figure) => `${textsOf(figure, 'dd')[0]} ${textsOf(figure, 'dt')[0]}`)).toEqual([
    `${projects} Projects`,
    `${countries} Countries Served`,
    `${retention} Customer Retention Rate`,
  ]);
});

// Posts replace the cards.
test.skipIf(postPaths.length > 0)('has five identical blog cards', () => {
  const section = sectionBelow('Our Latest Blogs');
  const titles = textsOf(section, 'h3');
  expect(titles).toHaveLength(5);
  expect(new Set(titles).size).toBe(1);
  expect(titles[0]).toMatch(/soft skills.*graduates/i);
  expect(textsOf(section, 'p').filter((text) => text === 'Career Development')).toHaveLength(5);
  const links = linksOf(section).filter(({ text }) => text.startsWith('READ BLOG'));
  expect(links.map(({ href }) => href)).toEqual(Array(5).fill('/blog-detail'));
});

test('has its title, without the company', () => {
  expect(home.title).toBe('Accelerate Business Growth with AI');
});
