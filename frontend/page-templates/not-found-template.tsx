import { notFound } from '../content/not-found.ts';
import illustration from '../illustrations/pages/not-found.svg';
import { ButtonLink } from '../layout/button-link.tsx';
import { PageLink } from '../router/page-link.tsx';
import { company } from '../site/company.ts';
import { Icon } from '../ui/icon.tsx';
import { arrowRight } from '../ui/icon-paths.ts';
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
          <ul className={styles['ways']}>
            {notFound.ways.map((way) => (
              <li key={way.path}>
                <PageLink to={way.path}>
                  {way.label}
                  <Icon path={arrowRight} size={20} strokeWidth={2.4} />
                </PageLink>
              </li>
            ))}
          </ul>
          <ButtonLink tone="cobalt" to="/">
            {notFound.home}
          </ButtonLink>
        </div>
        <img src={illustration} alt="" width="480" height="360" />
      </section>
    </>
  );
}
