import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { contactSubmitUrl, honeypotField } from '#shared/contact-api.ts';
import { defaultRetentionDays, type InquiryField } from '#shared/inquiry-limits.ts';
import { company } from '../site/company.ts';
import { Icon } from '../ui/icon.tsx';
import { arrowRight, exclamation } from '../ui/icons.ts';
import styles from './contact-form.module.css';
import { loadSending } from './load-sending.ts';
import { formMessages, toastMessages } from './messages.ts';
import { PhoneField } from './phone/phone-field.tsx';
import { ErrorSummary, SentPanel } from './submission-result.tsx';
import { prepareToasts } from './toasts.ts';
import { useContactForm } from './use-contact-form.ts';

/**
 * The site's only form, or a panel after a submission.
 * @param action label of the submit button
 */
export function ContactForm({ action }: { action: string }) {
  const panel = useRef<HTMLDivElement>(null);
  /** Who has sent an inquiry; empty while the form is shown. */
  const [sender, setSender] = useState('');
  const again = () => {
    // The field has to be there to take the focus.
    flushSync(() => setSender(''));
    panel.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={panel} className="panel on-white">
      {sender ? <SentPanel name={sender} onAgain={again} /> : <Form action={action} onSent={setSender} />}
    </div>
  );
}

/** Without JavaScript the browser posts the form to the same URL, which responds with an HTML page. */
function Form({ action, onSent }: { action: string; onSent: (name: string) => void }) {
  const { form, status, errors, phone, changePhone, onInput, onSubmit } = useContactForm(onSent);
  const id = useId();
  const fieldId = (name: string) => `${id}${name}`;
  const [scripted, setScripted] = useState(false);
  /** Whether the mouse or the focus has entered the form. Scrolling past it by touch does not count. */
  const [inUse, setInUse] = useState(false);
  const noteUse = () => setInUse(true);

  useEffect(() => {
    // The browser validates the form only without JavaScript.
    setScripted(true);
    // Either may have entered it before React.
    if (form.current?.matches(':hover, :focus-within')) setInUse(true);
  }, [form]);
  // Load early what submits the form and reports a failure, so that it works if the network fails later.
  useEffect(() => {
    if (!inUse) return;
    Promise.all([prepareToasts(), loadSending()]).catch(console.error);
  }, [inUse]);

  const sending = status === 'sending';
  const attributes = (name: InquiryField) => ({
    id: fieldId(name),
    name,
    required: true,
    readOnly: sending,
    'aria-describedby': errors[name] ? `${fieldId(name)}-error` : undefined,
    'aria-invalid': errors[name] ? true : undefined,
  });
  /** A label, its control and the error below it. */
  const field = (name: InquiryField, control: ReactNode) => (
    <div className={styles.field}>
      <label htmlFor={fieldId(name)}>{formMessages.labels[name]}</label>
      {control}
      {errors[name] && (
        <p id={`${fieldId(name)}-error`} className={styles.error}>
          <Icon path={exclamation} size={18} strokeWidth={2.2} />
          <span>{errors[name]}</span>
        </p>
      )}
    </div>
  );

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={contactSubmitUrl(import.meta.env.VITE_API_HOST)}
      noValidate={scripted}
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={noteUse}
      onMouseEnter={noteUse}
    >
      {Object.keys(errors).length > 0 && <ErrorSummary errors={errors} id={id} />}
      <small>{formMessages.required}</small>
      {field('name', <input {...attributes('name')} type="text" autoComplete="name" />)}
      {field('email', <input {...attributes('email')} type="email" autoComplete="email" />)}
      {field(
        'phoneNumber',
        <PhoneField
          attributes={attributes('phoneNumber')}
          value={phone}
          onChange={changePhone}
          scripted={scripted}
          inUse={inUse}
        />,
      )}
      {field('comment', <textarea {...attributes('comment')} rows={6} />)}
      {/* Without `display: none`, which bots detect. */}
      <label className="visually-hidden" aria-hidden="true">
        {formMessages.honeypot}
        <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
      </label>
      {status === 'failed' && (
        <p className={`on-sand ${styles.note}`}>
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
  );
}

/** The stack refuses to publish a site that states another number than its setting `retentionDays`. */
const retentionDays = Number(import.meta.env.VITE_RETENTION_DAYS || defaultRetentionDays);

/** What happens to an inquiry. The period is a `time` element, where the stack finds it. */
function PrivacyNote() {
  const { summary, stored, days, erase } = formMessages.privacy;
  return (
    <details>
      <summary>{summary}</summary>
      <p>
        {`${stored} `}
        <time dateTime={`P${retentionDays}D`}>{days(retentionDays)}</time>
        {`${erase} `}
        <EmailLink />
      </p>
    </details>
  );
}

export function EmailLink() {
  const { email } = company.contact;
  return <a href={`mailto:${email}`}>{email}</a>;
}
