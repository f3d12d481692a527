import { use, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { contactSubmitUrl, honeypotField } from '#shared/contact-api.ts';
import { directionOf, fields, type InquiryField, inquiryFields, requiredFields } from '#shared/fields.ts';
import { defaultRetentionDays } from '#shared/inquiry-limits.ts';
import { honeypotLabel, labelOf, toastMessages } from '#shared/messages.ts';
import { Icon } from '../ui/icon.tsx';
import { arrowRight, chevronDown, exclamation } from '../ui/icons.ts';
import styles from './contact-form.module.css';
import { EmailLink } from './email-link.tsx';
import { ErrorSummary, SentNote } from './form-notes.tsx';
import { emptyForm, FormStoreContext, isEmpty, keepTyped } from './form-state.ts';
import { formMessages } from './messages.ts';
import { PhoneField } from './phone/phone-field.tsx';
import { prepareSubmission, submitForm } from './submit-form.ts';

/**
 * The site's only form. Without JavaScript the browser posts it to the same URL, which responds with an HTML page.
 * @param action label of the submit button
 */
export function ContactForm({ action }: { action: string }) {
  const store = use(FormStoreContext);
  const state = useSyncExternalStore(store.subscribe, store.get, () => emptyForm);
  const { text, status, errors, answered } = state;
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLElement>(null);
  /** When the form appeared, in milliseconds since the page was requested; undefined if text of before filled it in. */
  const appeared = useRef<number>(undefined);
  const id = useId();
  const fieldId = (name: string) => `${id}${name}`;
  const [scripted, setScripted] = useState(false);
  /** Whether the mouse or the focus has entered the form. Scrolling past it by touch does not count. */
  const [inUse, setInUse] = useState(false);
  const noteUse = () => setInUse(true);

  useLayoutEffect(() => {
    // Typed while React was hydrating the form.
    keepTyped(form.current, store);
  }, [store]);
  useEffect(() => {
    // The browser validates the form only without JavaScript.
    setScripted(true);
    // Either may have entered it before React.
    if (form.current?.matches(':hover, :focus-within')) setInUse(true);
    // A prerendered form appears before React takes over.
    const prerendered = document.documentElement.dataset['hydrated'] === undefined;
    const filledIn = prerendered ? store.restored : !isEmpty(store.get().text);
    if (!filledIn) appeared.current = prerendered ? 0 : performance.now();
  }, [store]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!scripted || dataset['submitted'] === undefined) return;
    // The visitor has submitted the form before React (frontend/build/site.ts).
    delete dataset['submitted'];
    form.current?.requestSubmit();
  }, [scripted]);
  // Load early what submits the form and reports a failure, so that it works if the network fails later.
  useEffect(() => {
    if (inUse) prepareSubmission().catch(console.error);
  }, [inUse]);
  const seen = useRef(answered);
  useLayoutEffect(() => {
    if (seen.current === answered) return;
    seen.current = answered;
    // Not if the visitor has gone on to something outside of the form.
    const { activeElement, body } = document;
    if (activeElement !== body && !form.current?.contains(activeElement)) return;
    note.current?.focus();
    // Firefox does not always scroll to an element that was rendered just before.
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [answered]);

  const sending = status === 'sending';
  const attributes = (name: InquiryField) => ({
    id: fieldId(name),
    name,
    required: fields[name].required,
    readOnly: sending,
    'aria-describedby': errors[name] ? `${fieldId(name)}-error` : undefined,
    'aria-invalid': errors[name] ? true : undefined,
    autoComplete: fields[name].autocomplete,
    dir: directionOf(name),
  });
  const typed = (name: InquiryField) => ({
    value: text[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => store.type(name, target.value),
  });
  const control = (name: InquiryField) => {
    const { type } = fields[name];
    if (type === 'tel')
      return (
        <>
          <PhoneField
            key={state.sent}
            attributes={attributes(name)}
            value={text[name] ?? ''}
            country={state.country}
            onChange={({ value, country }) => store.type(name, value, { country })}
            scripted={scripted}
            inUse={inUse}
          />
          <small>{formMessages.phoneReason}</small>
        </>
      );
    if (type === 'multi-line') return <textarea {...attributes(name)} {...typed(name)} rows={6} />;
    return <input {...attributes(name)} {...typed(name)} type={type} />;
  };
  /** A label, its control and the error below it. */
  const field = (name: InquiryField) => (
    <div key={name} className={styles.field}>
      <label htmlFor={fieldId(name)}>{labelOf(name)}</label>
      {control(name)}
      {errors[name] && (
        <p id={`${fieldId(name)}-error`} className={styles.error}>
          <Icon path={exclamation} size={18} strokeWidth={2.2} />
          <span>{errors[name]}</span>
        </p>
      )}
    </div>
  );

  return (
    <div className="panel on-white">
      <form
        ref={form}
        className={styles.form}
        aria-label={formMessages.form}
        method="post"
        action={contactSubmitUrl(import.meta.env.VITE_API_HOST)}
        noValidate={scripted}
        onSubmit={(event) => {
          event.preventDefault();
          const since = appeared.current;
          submitForm(event.currentTarget, store, since === undefined ? since : performance.now() - since);
        }}
        onFocus={noteUse}
        onMouseEnter={noteUse}
      >
        {status === 'sent' && <SentNote ref={note} name={state.sender} number={state.number} />}
        {Object.keys(errors).length > 0 && <ErrorSummary ref={note} errors={errors} id={id} />}
        <small>
          {requiredFields.length === inquiryFields.length
            ? formMessages.required
            : formMessages.requiredUnless}
        </small>
        <div className={styles.names}>{inquiryFields.slice(0, 2).map(field)}</div>
        {inquiryFields.slice(2).map(field)}
        {/* Without `display: none`, which bots detect. */}
        <label className="visually-hidden" aria-hidden="true">
          {honeypotLabel}
          <input key={state.sent} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
        </label>
        {status === 'failed' && (
          <p role="alert" className={`on-sand ${styles.note}`}>
            {`${toastMessages.failed} ${formMessages.orWriteTo} `}
            <EmailLink />
          </p>
        )}
        {/* Screen readers do not announce that the name of a button changes. */}
        <p className="visually-hidden" role="status">
          {sending && formMessages.sending}
        </p>
        <button type="submit" className="button on-cobalt" aria-disabled={sending || undefined}>
          {/* An element of its own, as a translator replaces text next to other elements. */}
          <span>{sending ? formMessages.sending : action}</span>
          <Icon path={arrowRight} strokeWidth={2.6} />
        </button>
        <PrivacyNote />
      </form>
    </div>
  );
}

/** The stack refuses to publish a site that states a shorter time than its setting `retentionDays`. */
const retentionDays = Number(import.meta.env.VITE_RETENTION_DAYS || defaultRetentionDays);

/** What happens to an inquiry. The period is a `time` element, where the stack finds it. */
function PrivacyNote() {
  const { summary, stored, days, erase } = formMessages.privacy;
  return (
    <details>
      <summary className="spread">
        {summary}
        <Icon path={chevronDown} strokeWidth={2.4} />
      </summary>
      <p>
        {`${stored} `}
        <time dateTime={`P${retentionDays}D`}>{days(retentionDays)}</time>
        {`${erase} `}
        <EmailLink />
      </p>
    </details>
  );
}
