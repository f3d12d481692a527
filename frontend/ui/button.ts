import styles from './button.module.css';

export type ButtonTone = 'cobalt' | 'coral' | 'ink';

/** Class of anything that looks like the site's button: a link, an anchor, a button. */
export function buttonClass(tone: ButtonTone, { wide = false } = {}): string {
  return `${styles['button']} ${styles[tone]}${wide ? ` ${styles['wide']}` : ''}`;
}
