import { useRef } from 'react';
import { type FieldErrors, inquiryFields } from '#shared/inquiry-limits.ts';
import styles from './contact-form.module.css';
import { sendingMessages } from './sending-messages.ts';
import { useFocusInView } from './use-focus-in-view.ts';

interface ErrorSummaryProps {
  errors: FieldErrors;
  /** Number of rejected submissions. The summary takes the focus whenever it changes. */
  refusals: number;
  fieldId: (name: string) => string;
}

/** The list of errors, each a link to its field. */
export function ErrorSummary({ errors, refusals, fieldId }: ErrorSummaryProps) {
  const root = useRef<HTMLElement>(null);
  useFocusInView(root, refusals);
  return (
    <section ref={root} className={styles['summary']} tabIndex={-1} aria-labelledby={fieldId('summary')}>
      <p id={fieldId('summary')} className={styles['summaryTitle']}>
        {sendingMessages.summary}
      </p>
      <ul>
        {inquiryFields.map((name) =>
          errors[name] ? (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(name))?.focus();
                }}
              >
                {errors[name]}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}
