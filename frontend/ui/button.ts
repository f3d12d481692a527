import styles from './button.module.css';

export type ButtonTone = 'cobalt' | 'coral' | 'ink';

/** Class names for links and buttons that look like the site's button. */
export const buttonClass = (tone: ButtonTone) => `bordered ${styles['button']} ${styles[tone]}`;
