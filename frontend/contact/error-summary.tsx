import { useEffect, useRef } from 'react';
import { type FieldErrors, inquiryFields } from '#shared/inquiry-limits.ts';
import styles from './contact-form.module.css';
import { formMessages } from './messages.ts';

interface ErrorSummaryProps {
  errors: FieldErrors;
  /** How often the form was refused: each time the summary takes the focus. */
  refusals: number;
  fieldId: (name: string) => string;
}

/** What is to be corrected, with a link to each field. */
export function ErrorSummary({ errors, refusals, fieldId }: ErrorSummaryProps) {
  const root = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal counts, also one with the same errors
  useEffect(() => root.current?.focus(), [refusals]);
  return (
    <section ref={root} className={styles['summary']} tabIndex={-1} aria-labelledby={fieldId('summary')}>
      <p id={fieldId('summary')} className={styles['summaryTitle']}>
        {formMessages.summary}
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
