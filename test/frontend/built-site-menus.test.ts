import { expect, test } from 'vitest';
import { company } from '#frontend/site/company.ts';
import { hireLink } from '#frontend/site/menus.ts';
import { pages } from '#frontend/site/pages.ts';
import { serviceGroups } from '#frontend/site/service-groups.ts';
import { builtPages, linksOf, textOf, textsOf } from './built-site/built-pages.ts';

const documents = builtPages().map(({ document }) => document);

/** Paths of the pages in a folder of the site. */
const pathsIn = (folder: string) =>
  pages.map(({ path }) => path).filter((path) => path.startsWith(`/${folder}/`) && path !== `/${folder}/`);

const linkTo = (path: string) => ({ text: pages.find((page) => page.path === path)?.label, href: path });

const industryPaths = pathsIn('industries');
const servicePaths = serviceGroups.flatMap(({ id }) => pathsIn(id));

test('every page has the header’s menus', () => {
  for (const document of documents) {
    const items = [...document.querySelectorAll('header nav[aria-label="Main"] > ul > li')];
    const names = items.map((item) => textOf(item.querySelector('button, a')));
    expect(names).toEqual(['Products', 'Services', 'Industries', hireLink.label, 'Insights']);
    const [products, services, industries, hire, insights] = items.map(linksOf);
    expect(products?.map(({ href }) => href)).toEqual([company.product.url]);
    expect(industries?.map(({ href }) => href)).toEqual(industryPaths);
    expect(hire?.map(({ href }) => href)).toEqual(['/hire-resources']);
    expect(insights).toEqual(['/about', '/contact-us', '/faq', '/blogs'].map(linkTo));
    expect(services?.map(({ href }) => href)).toEqual(servicePaths);
  }
});

test('every page has the footer’s columns, two social links and the year', () => {
  for (const document of documents) {
    const footer = document.querySelector('footer');
    const columns = ['Product', 'Industries', 'Services', hireLink.label, 'Insights'];
    expect(textsOf(footer, 'nav[aria-label="Footer"] h2')).toEqual(columns);
    expect(textsOf(footer, 'h3')).toEqual(serviceGroups.map(({ label }) => label));
    const sections = [...(footer?.querySelectorAll('section') ?? [])].map((section) =>
      linksOf(section).filter(({ href }) => href !== '/industries/'),
    );
    expect(sections.map((links) => links.map(({ href }) => href))).toEqual([
      [company.product.url],
      industryPaths,
      servicePaths,
      pathsIn('eaas'),
      ['/about', '/contact-us', '/faq'],
    ]);
    expect(sections[4]).toEqual(['/about', '/contact-us', '/faq'].map(linkTo));
    const links = linksOf(footer).slice(-2);
    expect(links.map(({ href }) => href)).toEqual([company.social.facebook, company.social.instagram]);
    expect(links.map(({ text }) => text)).toEqual([
      'Facebook (opens in a new tab)',
      'Instagram (opens in a new tab)',
    ]);
    expect(textOf(footer)).toContain(`© ${company.footerYear} ${company.name}`);
  }
});
