import { notFound } from '../content/not-found.ts';
import { ArrowLink } from '../layout/arrow-link.tsx';
import { LinkList, RelatedLinks } from '../layout/link-list.tsx';
import { PageBanner } from '../layout/page-banner.tsx';
import { company } from '../site/company.ts';
import { serviceGroups } from '../site/service-groups.ts';

/** Each group has a card on the home page. */
const groups = serviceGroups.map(({ id, label }) => ({ path: `/#${id}`, label }) as const);

export function NotFoundTemplate() {
  return (
    <>
      <title>{`${notFound.heading} | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <PageBanner surface="sand" intro={notFound}>
        <LinkList links={notFound.ways} />
        <ArrowLink className="button on-cobalt" to="/">
          {notFound.home}
        </ArrowLink>
      </PageBanner>
      <RelatedLinks heading={notFound.services} links={groups} />
    </>
  );
}
