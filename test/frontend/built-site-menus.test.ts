import { expect, test } from 'vitest';
import { company } from '#frontend/site/company.ts';
import { footerInsightsMenu, hireMenu, industryMenu, serviceMenu } from '#frontend/site/menus.ts';
import { builtPages, linksOf, textOf, textsOf } from './built-site/built-pages.ts';

const documents = builtPages().map(({ document }) => document);

test('every page has the header’s menus', () => {
  for (const document of documents) {
    const items = [...document.querySelectorAll('header nav[aria-label="Main"] > ul > li')];
    const names = items.map((item) => textOf(item.querySelector('button, a')));
    expect(names).toEqual(['Products', 'Services', 'Industries', 'Hire Resources', 'Insights']);
    const [products, services, industries, hire, insights] = items.map(linksOf);
    expect(products?.map(({ href }) => href)).toEqual([company.product.url]);
    expect(industries?.map(({ href }) => href)).toEqual(industryMenu.map(({ path }) => path));
    expect(hire?.map(({ href }) => href)).toEqual(['/hire-resources']);
    expect(insights?.map(({ text }) => text)).toEqual(['About', 'Contact Us', 'FAQs', 'Blogs']);
    const paths = serviceMenu.flatMap(({ links }) => links.map(({ path }) => path));
    expect(services?.map(({ href }) => href)).toEqual(paths);
  }
});

test('every page has the footer’s columns, two social links and the year', () => {
  const services = serviceMenu.flatMap(({ links }) => links);
  for (const document of documents) {
    const footer = document.querySelector('footer');
    const columns = ['Product', 'Industries', 'Services', 'Hire Resources', 'Insights'];
    expect(textsOf(footer, 'h2')).toEqual(columns);
    expect(textsOf(footer, 'h3')).toEqual(serviceMenu.map(({ label }) => label));
    const sections = [...(footer?.querySelectorAll('section') ?? [])].map((section) =>
      linksOf(section).filter(({ href }) => href !== '/industries/'),
    );
    expect(sections.map((links) => links.map(({ href }) => href))).toEqual([
      [company.product.url],
      ...[industryMenu, services, hireMenu, footerInsightsMenu].map((menu) => menu.map(({ path }) => path)),
    ]);
    expect(sections[4]?.map(({ text }) => text)).toEqual(['About', 'Contact Us', 'FAQs']);
    const links = linksOf(footer).slice(-2);
    expect(links.map(({ href }) => href)).toEqual([company.social.facebook, company.social.instagram]);
    expect(links.map(({ text }) => text)).toEqual([
      'Facebook (opens in a new tab)',
      'Instagram (opens in a new tab)',
    ]);
    expect(textOf(footer)).toContain(`© ${company.footerYear} ${company.name}`);
  }
});
