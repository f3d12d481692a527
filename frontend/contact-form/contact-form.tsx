import { useEffect, useId, useRef, useState } from 'react';
import { contactSubmitUrl, honeypotField } from '#shared/contact-api.ts';
import { buttonClass } from '../ui/button.ts';
import { Icon } from '../ui/icon.tsx';
import { arrowRight } from '../ui/icon-paths.ts';
import styles from './contact-form.module.css';
import { EmailLink } from './email-link.tsx';
import { Field } from './field.tsx';
import { loadedSending, loadSending } from './load-sending.ts';
import { formMessages, toastMessages } from './messages.ts';
import { prepareToasts } from './notify.ts';
import { PhoneField } from './phone/phone-field.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { useContactForm } from './use-contact-form.ts';
import { useInUse } from './use-in-use.ts';

/**
 * The site's only form. Without JavaScript the browser posts it to the same URL, which responds with an HTML page.
 * @param action label of the submit button
 */
export function ContactForm({ action }: { action: string }) {
  const { form, status, errors, refusals, phone, changePhone, onInput, onSubmit, again } = useContactForm();
  const id = useId();
  const fieldId = (name: string) => `${id}${name}`;
  const inUse = useInUse(form);
  const [scripted, setScripted] = useState(false);
  const sentBefore = useRef(false);

  // The browser validates the form only without JavaScript.
  useEffect(() => setScripted(true), []);
  // Load early what submits the form and reports a failure, so that it works if the network fails later.
  useEffect(() => {
    if (!inUse) return;
    prepareToasts().catch(console.error);
    loadSending().catch(console.error);
  }, [inUse]);
  useEffect(() => {
    if (status.kind === 'sent') sentBefore.current = true;
    else if (sentBefore.current) {
      sentBefore.current = false;
      document.getElementById(`${id}name`)?.focus();
    }
  }, [status, id]);

  const sending = status.kind === 'sending';
  const described = (name: keyof typeof errors) => (errors[name] ? `${fieldId(name)}-error` : undefined);
  const attributes = (name: 'name' | 'email' | 'comment') => ({
    id: fieldId(name),
    name,
    required: true,
    readOnly: sending,
    'aria-describedby': described(name),
    'aria-invalid': errors[name] ? true : undefined,
  });
  const { labels } = formMessages;
  const { ErrorSummary, SentPanel } = loadedSending() ?? {};

  return (
    <div className={styles['card']}>
      {SentPanel && status.kind === 'sent' && <SentPanel name={status.name} onAgain={again} />}
      <form
        ref={form}
        className={styles['form']}
        method="post"
        action={contactSubmitUrl(import.meta.env.VITE_API_HOST)}
        noValidate={scripted}
        hidden={status.kind === 'sent'}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {ErrorSummary && Object.keys(errors).length > 0 && (
          <ErrorSummary errors={errors} refusals={refusals} fieldId={fieldId} />
        )}
        <Field id={fieldId('name')} label={labels.name} error={errors.name}>
          <input {...attributes('name')} type="text" autoComplete="name" />
        </Field>
        <Field id={fieldId('email')} label={labels.email} error={errors.email}>
          <input {...attributes('email')} type="email" autoComplete="email" />
        </Field>
        <Field id={fieldId('phoneNumber')} label={labels.phoneNumber} error={errors.phoneNumber}>
          <PhoneField
            key={status.kind === 'sent' ? 'sent' : 'open'}
            id={fieldId('phoneNumber')}
            value={phone}
            onChange={changePhone}
            describedBy={described('phoneNumber')}
            invalid={errors.phoneNumber !== undefined}
            readOnly={sending}
            scripted={scripted}
            inUse={inUse}
          />
        </Field>
        <Field id={fieldId('comment')} label={labels.comment} error={errors.comment}>
          <textarea {...attributes('comment')} rows={4} />
        </Field>
        <div className={styles['honeypot']} aria-hidden="true">
          <label htmlFor={fieldId(honeypotField)}>{formMessages.honeypot}</label>
          <input
            id={fieldId(honeypotField)}
            name={honeypotField}
            type="text"
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
        {status.kind === 'failed' && (
          <p className={styles['failed']}>
            {`${toastMessages.failed} ${formMessages.orWriteTo} `}
            <EmailLink />
          </p>
        )}
        <button
          type="submit"
          className={buttonClass('cobalt', { wide: true })}
          aria-disabled={sending || undefined}
        >
          {sending ? formMessages.sending : action}
          <Icon path={arrowRight} strokeWidth={2.6} />
        </button>
        <PrivacyNote />
      </form>
    </div>
  );
}
