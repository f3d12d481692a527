import { type PagePath, pages } from './pages.ts';
import { serviceGroups } from './service-groups.ts';

/** A link in a menu. */
export interface MenuLink {
  path: PagePath;
  label: string;
}

export const servicePages = pages.filter((page) => page.kind === 'service');

/** The service groups with their pages, for the header, the sidebar and the footer. */
export const serviceMenu = serviceGroups.map((group) => ({
  ...group,
  links: servicePages.filter((page) => page.path.startsWith(`/${group.id}/`)),
}));

export type ServiceGroup = (typeof serviceMenu)[number];

/** @param path of a service page */
export const groupOf = (path: string) => serviceMenu.find(({ id }) => path.startsWith(`/${id}/`));

/** The industry pages, in the order of `pages`. */
export const industryMenu = pages.filter((page) => page.kind === 'industry');

/** Engineering as a Service. The footer lists its pages again under 'Hire Resources'. */
export const hireGroup = serviceMenu.find((group) => group.id === 'eaas') as ServiceGroup;

export const linkTo = (path: PagePath) => pages.find((page) => page.path === path) as MenuLink;

export const hireLink = linkTo('/hire-resources');

/** The Insights menu of the header. The footer's omits Blogs (requirement R19). */
export const insightsMenu = (['/about', '/contact-us', '/faq', '/blogs'] as const).map(linkTo);
export const footerInsightsMenu: readonly MenuLink[] = insightsMenu.filter((link) => link.path !== '/blogs');

export type MenuName = 'products' | 'services' | 'industries' | 'insights';

/** The menu of the header that a page belongs to, also if the menu has no link to it: the overview of industries, a post. */
export function menuOf(path: string): MenuName | undefined {
  if (path.startsWith('/industries/')) return 'industries';
  if (path.startsWith('/blog') || insightsMenu.some((link) => link.path === path)) return 'insights';
  return groupOf(path) && 'services';
}
