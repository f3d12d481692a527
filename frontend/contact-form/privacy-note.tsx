import { defaultRetentionDays } from '#shared/inquiry-limits.ts';
import styles from './contact-form.module.css';
import { EmailLink } from './email-link.tsx';
import { formMessages } from './messages.ts';

/** The stack refuses to publish a site that states another number than its setting `retentionDays`. */
const retentionDays = Number(import.meta.env.VITE_RETENTION_DAYS ?? defaultRetentionDays);

/** What happens to an inquiry. The period is a `time` element, where the stack finds it. */
export function PrivacyNote() {
  const { summary, readers, storedFor, days, erase } = formMessages.privacy;
  return (
    <details className={styles['privacy']}>
      <summary>{summary}</summary>
      <p>
        {`${readers} ${storedFor} `}
        <time dateTime={`P${retentionDays}D`}>{days(retentionDays)}</time>
        {`${erase} `}
        <EmailLink />
      </p>
    </details>
  );
}
