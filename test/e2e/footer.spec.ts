import { expect } from '@playwright/test';
import { company } from '#frontend/site/company.ts';
import { footerInsightsMenu, hireMenu, industryMenu, serviceMenu } from '#frontend/site/menus.ts';
import { openPage } from '../support/header-page.ts';
import { press } from '../support/press.ts';
import { test } from '../support/site-test.ts';

const product = [{ label: company.product.name, path: company.product.url }];
const columns = {
  Product: product,
  Industries: industryMenu,
  Services: serviceMenu.flatMap(({ links }) => links),
  'Hire Resources': hireMenu,
  Insights: footerInsightsMenu,
};

test('the footer has its five columns with their links, two social links and the year', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText(Object.keys(columns));
  await expect(footer.getByRole('heading', { level: 3 })).toHaveText(serviceMenu.map(({ label }) => label));
  for (const [name, links] of Object.entries(columns)) {
    const column = footer.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
    await expect(column.getByRole('link')).toHaveCount(links.length);
    for (const { label, path } of links)
      await expect(column.locator(`a[href="${path}"]`)).toHaveAccessibleName(
        links === product ? `${label} (opens in a new tab)` : label,
      );
  }
  for (const [name, href] of [
    [company.product.name, company.product.url],
    ['Facebook', company.social.facebook],
    ['Instagram', company.social.instagram],
  ] as const) {
    const link = footer.getByRole('link', { name: new RegExp(`^${name} \\(`) });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(footer.getByText(`© ${company.footerYear} ${company.name}`)).toBeVisible();

  const [first] = hireMenu;
  if (!first) throw new Error('The hire menu is empty');
  await press(footer.getByRole('link', { name: first.label, exact: true }).last(), isMobile);
  await expect(page).toHaveURL(first.path);
});
