import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { honeypotField } from '#shared/contact-api.ts';
import { type FieldErrors, type InquiryField, isBlank } from '#shared/inquiry-limits.ts';
import { type Draft, drafts, isEmpty, nextDraft, setAside, storeDraft } from './draft.ts';
import { loadSending } from './load-sending.ts';
import { toastMessages } from './messages.ts';
import { notify } from './toasts.ts';

const isComplete = (input: Draft) => !Object.values(input).some(isBlank);

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
  const latestSubmission = useRef<Draft>(undefined);

  const field = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement;

  const typed = (phoneNumber = phone): Draft => ({
    name: field('name').value,
    email: field('email').value,
    phoneNumber,
    comment: field('comment').value,
  });

  const clearError = (name: InquiryField) => {
    if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
  };

  const changePhone = (number: string) => {
    setPhone(number);
    // A dial code alone does not correct the field.
    if (number) clearError('phoneNumber');
    // The library also calls this when it mounts, which may be while the form is sending.
    if (status !== 'sending') storeDraft(typed(number));
  };

  const fillIn = useEffectEvent(() => {
    const draft = nextDraft();
    // A prerendered form appears before React takes over.
    const prerendered = document.documentElement.dataset['hydrated'] === undefined;
    if (isEmpty(draft)) appeared.current = prerendered ? 0 : performance.now();
    // Empty fields only, as input from before hydration is newer. It belongs to the draft as well.
    for (const name of ['name', 'email', 'comment'] as const) field(name).value ||= draft[name];
    const input = typed(field('phoneNumber').value || draft.phoneNumber);
    setPhone(input.phoneNumber);
    if (!isEmpty(input)) storeDraft(input);
  });
  const takeReturned = useEffectEvent(() => {
    // A dial code is no number yet, but it shows that the form is in use.
    if (isEmpty(typed(field('phoneNumber').value))) fillIn();
  });
  useEffect(() => {
    fillIn();
    drafts.addEventListener('settled', takeReturned);
    return () => drafts.removeEventListener('settled', takeReturned);
  }, []);

  const onInput = (event: FormEvent) => {
    const { name } = event.target as HTMLInputElement;
    if (name === 'phoneNumber') return;
    clearError(name as InquiryField);
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
    if (status === 'sending') return;
    // Read everything now, as the visitor may leave this page while something loads.
    const input = typed();
    latestSubmission.current = input;
    const suspect = field(honeypotField).value.trim() !== '';
    const age = appeared.current === undefined ? undefined : performance.now() - appeared.current;
    let settle: ((sent: boolean) => void) | undefined;
    // An incomplete submission is never sent.
    if (isComplete(input)) {
      settle = setAside(input);
      setStatus('sending');
      setErrors({});
    }
    let sent = false;
    try {
      const { submitInquiry } = await loadSending();
      // The visitor has completed the form and submitted it again.
      if (latestSubmission.current !== input) return;
      const submission = await submitInquiry(input, { suspect, age });
      if (submission.status === 'invalid') return refuse(input, submission.fields);
      if (submission.status === 'failed') return fail(submission.cause);
      sent = true;
      notify('sent', toastMessages.sent(submission.name));
      onSent(submission.name);
    } catch (cause) {
      // The code that sends could not be loaded, and most browsers do not fetch it again. At the second try the browser
      // posts the form, as it does without JavaScript.
      if (latestSubmission.current !== input || form.current?.reportValidity() === false)
        console.error(cause);
      else if (form.current && status === 'failed' && navigator.onLine) {
        // Not 'sending', as the visitor may stop the browser or come back to this document.
        setStatus('failed');
        form.current.submit();
      } else fail(cause);
    } finally {
      settle?.(sent);
    }
  };

  return { form, status, errors, phone, changePhone, onInput, onSubmit };
}
