import { notFound } from '../content/not-found.ts';
import illustration from '../illustrations/pages/not-found.svg';
import { ButtonLink } from '../layout/button-link.tsx';
import { LinkList } from '../layout/link-list.tsx';
import { company } from '../site/company.ts';
import styles from './not-found-template.module.css';

/** The 404 page, with links to other pages. */
export function NotFoundTemplate() {
  return (
    <>
      <title>{`${notFound.heading} | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <section className={`wrap split ${styles['section']}`}>
        <div>
          <h1>{notFound.heading}</h1>
          <p className="lead">{notFound.text}</p>
          <LinkList links={notFound.ways} />
          <ButtonLink tone="cobalt" to="/">
            {notFound.home}
          </ButtonLink>
        </div>
        <img src={illustration} alt="" width="480" height="360" />
      </section>
    </>
  );
}
