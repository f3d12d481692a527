import { notFound } from '../content/not-found.ts';
import { ButtonLink } from '../layout/button-link.tsx';
import { LinkList } from '../layout/link-list.tsx';
import { PageBanner } from '../layout/page-banner.tsx';
import { company } from '../site/company.ts';

export function NotFoundTemplate() {
  return (
    <>
      <title>{`${notFound.heading} | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <PageBanner surface="sand" intro={notFound}>
        <LinkList links={notFound.ways} />
        <ButtonLink tone="cobalt" to="/">
          {notFound.home}
        </ButtonLink>
      </PageBanner>
    </>
  );
}
