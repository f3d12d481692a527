import type { FieldErrors } from '#shared/inquiry-limits.ts';
import { Icon } from '../ui/icon.tsx';
import { check } from '../ui/icons.ts';
import styles from './contact-form.module.css';
import { resultMessages } from './messages.ts';

/**
 * Focuses an element when it appears. Firefox does not always scroll to an element that was rendered just before, so this
 * scrolls to it as well.
 */
function focusInView(element: HTMLElement | null) {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
}

/** Leaves the focus where it is if the visitor has gone on to something outside of the form. */
function focusUnlessElsewhere(element: HTMLElement | null) {
  if (document.activeElement === document.body) focusInView(element);
}

/**
 * The list of errors, in the order of the schema, which is that of the form. Each is a link to its field.
 * @param id what the ids of the fields start with
 */
export function ErrorSummary({ errors, id }: { errors: FieldErrors; id: string }) {
  return (
    <section
      ref={focusInView}
      className={`on-sand ${styles.note}`}
      tabIndex={-1}
      aria-labelledby={`${id}summary`}
    >
      <b id={`${id}summary`}>{resultMessages.summary}</b>
      <ul>
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

/** Replaces the form after a submission, as the toast disappears after three seconds. */
export function SentPanel({ name, onAgain }: { name: string; onAgain: () => void }) {
  const { sent } = resultMessages;
  return (
    <section ref={focusUnlessElsewhere} className={styles.sent} tabIndex={-1} aria-label={sent.heading(name)}>
      <span className="disc on-mint">
        <Icon path={check} size={28} strokeWidth={3} />
      </span>
      <p className="heading-3">{sent.heading(name)}</p>
      <p>{sent.text}</p>
      <button type="button" className="button on-ink" onClick={onAgain}>
        {sent.again}
      </button>
    </section>
  );
}
