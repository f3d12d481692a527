import { describe, expect, test } from 'vitest';
import { company } from '#frontend/site/company.ts';
import { industryMenu, serviceMenu } from '#frontend/site/menus.ts';
import type { PagePath } from '#frontend/site/pages.ts';
import { builtPage, linksOf, textOf, textsOf } from './built-site/built-pages.ts';
import { headingOf, sectionsOf } from './built-site/service-page.ts';

// The requirements give these texts to the letter (docs/requirements.md), so the tests repeat them on purpose.

const sectionBelow = (path: PagePath, heading: string) =>
  sectionsOf(builtPage(path)).find((section) => headingOf(section) === heading);

describe('the home page', () => {
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
    expect(textOf(hero)).toMatch(
      /^New! ?Leverage AI for Business Growth ?Accelerate Business Growth with AI/,
    );
    for (const industry of ['retail', 'logistics', 'finance'])
      expect(textOf(hero).toLowerCase()).toContain(industry);
    expect(linksOf(hero)).toEqual([{ text: 'Discover Our AI Solutions', href: '/#industries' }]);
    expect(headingOf(home.getElementById('industries') ?? undefined)).toBe('AI Solutions for Every Industry');
  });

  test('shows the product with two links to it', () => {
    const href = company.product.url;
    expect(linksOf(sectionBelow('/', 'Our Product'))).toEqual([
      { text: expect.stringMatching(/^Check now\b/), href },
      { text: expect.stringMatching(`^Revolutionizing Retail with ${company.product.name}`), href },
    ]);
  });

  test('has eight industry cards in their order', () => {
    const section = sectionBelow('/', 'AI Solutions for Every Industry');
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
    const section = sectionBelow('/', 'Our AI-Powered Services');
    expect(textsOf(section, 'h3')).toEqual(serviceMenu.map(({ label }) => label));
    const cards = [...(section?.querySelectorAll('h3') ?? [])].map((heading) => heading.closest('li'));
    expect(cards.map((card) => card !== null)).toEqual([true, true, true, true, true, true, false]);
  });

  test('has the highlights and the figures', () => {
    const { years, projects, countries, retention } = company.figures;
    expect(textsOf(sectionBelow('/', 'Your Strategic AI Partner'), 'h3')).toEqual([
      `${years} Years of Excellence`,
      'Global Reach: India, UAE, and US',
      'Proven Expertise in AI Solutions',
    ]);
    const figures = [...(sectionBelow('/', 'Our Impact')?.querySelectorAll('dl') ?? [])];
    expect(figures.map((figure) => `${textsOf(figure, 'dd')[0]} ${textsOf(figure, 'dt')[0]}`)).toEqual([
      `${projects} Projects`,
      `${countries} Countries Served`,
      `${retention} Customer Retention Rate`,
    ]);
  });

  test('has five identical blog cards', () => {
    const section = sectionBelow('/', 'Our Latest Blogs');
    const titles = textsOf(section, 'h3');
    expect(titles).toHaveLength(5);
    expect(new Set(titles).size).toBe(1);
    expect(titles[0]).toMatch(/soft skills.*graduates/i);
    expect(textsOf(section, 'p').filter((text) => text === 'Career Development')).toHaveLength(5);
    const links = linksOf(section).filter(({ text }) => text.startsWith('READ BLOG'));
    expect(links.map(({ href }) => href)).toEqual(Array(5).fill('/blog-detail'));
  });
});

describe('the general pages', () => {
  test('About has its banner and three blocks', () => {
    expect(sectionsOf(builtPage('/about')).map(headingOf).slice(0, 4)).toEqual([
      'Empowering Innovation Through AI and Technology',
      'Who We Are',
      'What We Do',
      'Our Global Presence',
    ]);
  });

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

  test('Contact has the form with the Connect button, and an illustration', () => {
    const main = builtPage('/contact-us').document.querySelector('main');
    expect(textsOf(main, 'form button[type="submit"]')).toEqual(['Connect']);
    expect(main?.querySelector('img[alt]:not([alt=""])')).not.toBeNull();
  });

  test('Blogs has three entries, and the article its counters', () => {
    const entries = [...builtPage('/blogs').document.querySelectorAll('main article')];
    expect(entries.map((entry) => textOf(entry.querySelector('h2')))).toEqual([
      'Career Development',
      'Tech Trends',
      'Productivity Hacks',
    ]);
    for (const entry of entries) {
      expect(entry.querySelectorAll('img')).toHaveLength(1);
      expect(linksOf(entry)).toEqual([{ text: expect.stringMatching(/^READ BLOG/), href: '/blog-detail' }]);
    }
    const article = textOf(builtPage('/blog-detail').document.querySelector('main'));
    expect(article.match(/24\.5k/g)).toHaveLength(3);
    expect(textsOf(builtPage('/blog-detail').document, 'h1')[0]).toMatch(/AI in healthcare/i);
  });

  test('Industries links to all of its pages, which have the form', () => {
    const paths = industryMenu.map((link) => link.path);
    const links = linksOf(builtPage('/industries/').document.querySelector('main')).map(({ href }) => href);
    expect(links.filter((href) => /^\/industries\/[^#]/.test(href ?? ''))).toEqual(paths);
    for (const path of ['/', '/industries/', ...paths] as const)
      expect(textsOf(builtPage(path).document, 'main form button[type="submit"]'), path).toEqual([
        'Get Started',
      ]);
  });
});
