import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { honeypotField } from '#shared/contact-api.ts';
import { type FieldErrors, type InquiryField, inquiryFields, isBlank } from '#shared/inquiry-limits.ts';
import { type Draft, drafts, isEmpty, nextDraft, setAside, storeDraft } from './draft.ts';
import { loadSending } from './load-sending.ts';
import { toastMessages } from './messages.ts';
import { notify } from './toasts.ts';

/** Removes a field's error. Returns the same object if there is none, so that typing does not render the form. */
const without =
  (name: InquiryField) =>
  (errors: FieldErrors): FieldErrors => {
    const { [name]: corrected, ...others } = errors;
    return corrected === undefined ? errors : others;
  };

const isComplete = (input: Draft) => !inquiryFields.some((name) => isBlank(input[name]));

const textFields = ['name', 'email', 'comment'] as const;

/**
 * State and handlers of the contact form. The text fields are uncontrolled, which preserves input before hydration.
 * @param onSent called with the visitor's name
 */
export function useContactForm(onSent: (name: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  /** When the form appeared, in milliseconds since the page was requested; undefined if a draft filled it in. */
  const appeared = useRef<number>(undefined);
  const [status, setStatus] = useState<'editing' | 'sending' | 'failed'>('editing');
  const [errors, setErrors] = useState<FieldErrors>({});
  /** The phone number in E.164, or what is typed before the phone library is there; empty if there is none. */
  const [phone, setPhone] = useState('');
  /** The same value, for a submission before the next render. */
  const latestPhone = useRef('');
  /** The submission whose result is awaited. */
  const submitted = useRef<Draft>(undefined);

  /** An incomplete submission is never sent. */
  const isSending = () => submitted.current !== undefined && isComplete(submitted.current);

  const field = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement;

  const typed = (): Draft => ({
    name: field('name').value,
    email: field('email').value,
    phoneNumber: latestPhone.current,
    comment: field('comment').value,
  });

  const showPhone = (number: string) => {
    latestPhone.current = number;
    setPhone(number);
    // A dial code alone does not correct the field.
    if (number) setErrors(without('phoneNumber'));
  };

  const changePhone = (number: string) => {
    if (number === latestPhone.current) return;
    showPhone(number);
    // The library also calls this when it mounts, which may be while the form is sending.
    if (!isSending()) storeDraft(typed());
  };

  /** Fills in empty fields only, as input from before hydration is newer. */
  const fillIn = (draft: Draft) => {
    for (const name of textFields) field(name).value ||= draft[name];
    if (!field('phoneNumber').value && draft.phoneNumber) showPhone(draft.phoneNumber);
  };

  const start = useEffectEvent(() => {
    const draft = nextDraft();
    // A prerendered form appears before React takes over.
    const prerendered = document.documentElement.dataset['hydrated'] === undefined;
    if (isEmpty(draft)) appeared.current = prerendered ? 0 : performance.now();
    showPhone(field('phoneNumber').value);
    fillIn(draft);
    // Input from before hydration belongs to the draft as well.
    if (!isEmpty(typed())) storeDraft(typed());
  });
  const takeReturned = useEffectEvent(() => {
    if (isEmpty(typed())) fillIn(nextDraft());
  });
  useEffect(() => {
    start();
    drafts.addEventListener('returned', takeReturned);
    return () => drafts.removeEventListener('returned', takeReturned);
  }, []);

  const onInput = (event: FormEvent) => {
    const { name } = event.target as HTMLInputElement;
    if (name === 'phoneNumber') return;
    setErrors(without(name as InquiryField));
    storeDraft(typed());
  };

  const fail = (cause: unknown) => {
    console.error(cause);
    notify('failed', toastMessages.failed);
    setStatus('failed');
  };

  const refuse = (input: Draft, fields: FieldErrors) => {
    if (!isComplete(input)) notify('incomplete', toastMessages.incomplete);
    // The visitor has left the page, and its form cannot show the errors.
    else if (!form.current) notify('failed', toastMessages.failed);
    // The summary takes the focus when it appears, so the one before has to go first.
    flushSync(() => setErrors({}));
    setErrors(fields);
    setStatus('editing');
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending()) return;
    // Read everything now, as the visitor may leave this page while something loads.
    const input = typed();
    submitted.current = input;
    const suspect = field(honeypotField).value.trim() !== '';
    const age = appeared.current === undefined ? undefined : performance.now() - appeared.current;
    const complete = isComplete(input);
    const settle = complete ? setAside(input) : () => undefined;
    if (complete) {
      setStatus('sending');
      setErrors({});
    }
    let sent = false;
    try {
      const { submitInquiry } = await loadSending();
      // The visitor has completed the form and submitted it again.
      if (submitted.current !== input) return;
      const submission = await submitInquiry(input, { suspect, age });
      if (submission.status === 'invalid') return refuse(input, submission.fields);
      if (submission.status === 'failed') return fail(submission.cause);
      sent = true;
      notify('sent', toastMessages.sent(submission.name));
      onSent(submission.name);
    } catch (cause) {
      // The code that sends could not be loaded, and most browsers do not fetch it again. At the second try the browser
      // posts the form, as it does without JavaScript.
      if (submitted.current !== input || form.current?.reportValidity() === false) console.error(cause);
      else if (form.current && status === 'failed' && navigator.onLine) {
        // Not 'sending', as the visitor may stop the browser or come back to this document.
        setStatus('failed');
        form.current.submit();
      } else fail(cause);
    } finally {
      if (submitted.current === input) submitted.current = undefined;
      settle(sent);
    }
  };

  return { form, status, errors, phone, changePhone, onInput, onSubmit };
}
