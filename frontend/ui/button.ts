import styles from './button.module.css';

/** Class names for links and buttons that look like the site's button. */
export const buttonClass = (tone: 'cobalt' | 'coral' | 'ink') =>
  `bordered ${styles['button']} ${styles[tone]}`;
