import { ArrowRight } from 'lucide-react';
import styles from './go-mark.module.css';

/** The round arrow in the corner of a card that is a link as a whole. It lights up with the card. */
export function GoMark() {
  return (
    <span className={styles['mark']}>
      <ArrowRight size={20} strokeWidth={2.6} aria-hidden="true" />
    </span>
  );
}
