import type { Ref } from 'react';
import type { FieldErrors } from '#shared/fields.ts';
import { Icon } from '../ui/icon.tsx';
import { check } from '../ui/icons.ts';
import styles from './contact-form.module.css';
import { resultMessages } from './messages.ts';

interface NoteProps {
  ref: Ref<HTMLElement>;
}

/**
 * The list of errors, in the order of the schema, which is that of the form. Each is a link to its field.
 * @param id what the ids of the fields start with
 */
export function ErrorSummary({ ref, errors, id }: NoteProps & { errors: FieldErrors; id: string }) {
  return (
    <section ref={ref} className={`on-sand ${styles.note}`} tabIndex={-1} aria-labelledby={`${id}summary`}>
      <b id={`${id}summary`}>{resultMessages.summary}</b>
      <ul role="list">
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>
            <a
              href={`#${id}${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${id}${name}`)?.focus();
              }}
            >
              {error}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Stays after a submission, as the toast disappears after three seconds. */
export function SentNote({ ref, name, number }: NoteProps & { name: string; number: string }) {
  const { sent } = resultMessages;
  return (
    <section
      ref={ref}
      className={`on-sand ${styles.note} ${styles.sent}`}
      tabIndex={-1}
      aria-label={sent.heading(name)}
    >
      <span className="disc on-mint">
        <Icon path={check} size={28} strokeWidth={3} />
      </span>
      <p className="heading-3">{sent.heading(name)}</p>
      <p>{sent.text}</p>
      {number && <p>{sent.number(number)}</p>}
    </section>
  );
}
