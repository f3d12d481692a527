import styles from './card-link-icon.module.css';
import { arrowRight, Icon } from './icon.tsx';

/** The round arrow in the corner of a card that is a link. It changes color when the card has hover or focus. */
export function CardLinkIcon() {
  return (
    <span className={`disc ${styles['icon']}`}>
      <Icon path={arrowRight} strokeWidth={2.6} />
    </span>
  );
}
