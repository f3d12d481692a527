/** The compiler checks this file: it fails if one of these lines compiles, which means that a type lost its guard. */
import { pageKinds } from '#frontend/app/page-kinds.ts';
import { PageLink } from '#frontend/layout/page-link.tsx';
import type { MenuLink } from '#frontend/site/menus.ts';
import type { Page, PagePath } from '#frontend/site/pages.ts';

const label = '';
const hint = '';

// A page in the list of pages.
({ kind: 'faq', path: '/faq', label }) satisfies Page;
({ kind: 'industry', path: '/industries/education', label }) satisfies Page;
({ kind: 'service', path: '/eaas/any', label, hint }) satisfies Page;
// @ts-expect-error an industry outside of its folder
({ kind: 'industry', path: '/space', label }) satisfies Page;
// @ts-expect-error a service in a group that does not exist
({ kind: 'service', path: '/robots/any', label, hint }) satisfies Page;
// @ts-expect-error a service without a line for the menu
({ kind: 'service', path: '/eaas/any', label }) satisfies Page;

// A path, and links to it.
'/faq' satisfies PagePath;
// @ts-expect-error a page that does not exist
'/faqs' satisfies PagePath;
// @ts-expect-error the overview of industries keeps its slash
'/industries' satisfies PagePath;
// @ts-expect-error a menu with a page that does not exist
({ path: '/faqs', label }) satisfies MenuLink;
<PageLink to="/faq" />;
<PageLink to="/#eaas" />;
<PageLink to="#contact" />;
// @ts-expect-error a page that does not exist
<PageLink to="/faqs" />;
// @ts-expect-error a fragment of a page that does not exist
<PageLink to="/faqs#one" />;

// The table of kinds.
const { service: _, ...withoutService } = pageKinds;
// @ts-expect-error a kind without an entry
withoutService satisfies typeof pageKinds;
// @ts-expect-error a template for the content of another kind
({ ...pageKinds, faq: { ...pageKinds.faq, template: pageKinds.home.template } }) satisfies typeof pageKinds;
// @ts-expect-error structured data that nothing builds
({ ...pageKinds.faq, structuredData: ['recipe'] }) satisfies (typeof pageKinds)['faq'];
