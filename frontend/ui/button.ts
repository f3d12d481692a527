import styles from './button.module.css';

export type ButtonTone = 'cobalt' | 'coral' | 'ink';

/** Class names for links and buttons that look like the site's button. */
export function buttonClass(tone: ButtonTone, { wide = false } = {}): string {
  return `${styles['button']} ${styles[tone]}${wide ? ` ${styles['wide']}` : ''}`;
}
