import { company } from '../site/company.ts';
import styles from './logo.module.css';
import { PageLink } from './page-link.tsx';

/** A longer name is set smaller: the large size would not fit next to the menu. */
const Name = company.name.length > 16 ? 'small' : 'span';

/** The logo and the company's name, linked to the home page. It is 50 px high (requirement R7). */
export function Logo() {
  return (
    <PageLink className={styles.logo} to="/" aria-label={`${company.name}, home`}>
      <svg viewBox="0 0 50 50" width="50" height="50" aria-hidden="true">
        <path
          className={styles.angle}
          d="M0 4a4 4 0 0 1 4-4h12v34h30a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z"
        />
        <circle fill="var(--coral)" cx="37" cy="13" r="13" />
      </svg>
      <Name>{company.name}</Name>
    </PageLink>
  );
}
