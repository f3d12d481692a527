import { useRef } from 'react';
import { buttonClass } from '../ui/button.ts';
import { Icon } from '../ui/icon.tsx';
import { check } from '../ui/icon-paths.ts';
import styles from './contact-form.module.css';
import { sendingMessages } from './sending-messages.ts';
import { useFocusInView } from './use-focus-in-view.ts';

/** Replaces the form after a submission, as the toast disappears after three seconds. */
export function SentPanel({ name, onAgain }: { name: string; onAgain: () => void }) {
  const root = useRef<HTMLElement>(null);
  useFocusInView(root);
  const { sent } = sendingMessages;
  return (
    <section ref={root} className={styles['sent']} tabIndex={-1} aria-label={sent.heading(name)}>
      <span className={styles['tick']}>
        <Icon path={check} size={40} strokeWidth={3} />
      </span>
      <p className={styles['sentTitle']}>{sent.heading(name)}</p>
      <p>{sent.text}</p>
      <button type="button" className={buttonClass('ink')} onClick={onAgain}>
        {sent.again}
      </button>
    </section>
  );
}
