import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { honeypotField } from '#shared/contact-api.ts';
import { type FieldErrors, type InquiryField, inquiryFields } from '#shared/inquiry-limits.ts';
import { clearDraft, readDraft, storeDraft } from './draft.ts';
import { loadedSending, loadSending } from './load-sending.ts';
import { toastMessages } from './messages.ts';
import { notify } from './notify.ts';

type Status = { kind: 'editing' | 'sending' | 'failed' } | { kind: 'sent'; name: string };

/** Removes a field's error. Returns the same object if there is none, so that typing does not render the form. */
const without =
  (name: InquiryField) =>
  (errors: FieldErrors): FieldErrors => {
    const { [name]: corrected, ...others } = errors;
    return corrected === undefined ? errors : others;
  };

const textFields = ['name', 'email', 'comment'] as const;

/** State and handlers of the contact form. The text fields are uncontrolled, which preserves input before hydration. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<Status>({ kind: 'editing' });
  const [errors, setErrors] = useState<FieldErrors>({});
  /** Number of rejected submissions; each moves the focus to the error summary. */
  const [refusals, setRefusals] = useState(0);
  /** The phone number in E.164; empty if there is none. */
  const [phone, setPhone] = useState('');
  /** The same value, for a submission before the next render. */
  const latestPhone = useRef('');
  const sending = useRef(false);

  const field = useCallback((name: string) => form.current?.elements.namedItem(name) as HTMLInputElement, []);

  const changePhone = useCallback((e164: string) => {
    latestPhone.current = e164;
    setPhone(e164);
    // A dial code alone does not correct the field.
    if (e164) setErrors(without('phoneNumber'));
    storeDraft({ ...readDraft(), phoneNumber: e164 });
  }, []);

  // The draft only fills empty fields, as input from before hydration is newer.
  useEffect(() => {
    const draft = readDraft();
    for (const name of textFields) field(name).value ||= draft[name];
    const plain = field('phoneNumber');
    if (plain.value || !draft.phoneNumber) return;
    plain.value = draft.phoneNumber;
    changePhone(draft.phoneNumber);
  }, [field, changePhone]);

  const onInput = (event: FormEvent) => {
    const { name } = event.target as HTMLInputElement;
    if (name === 'phoneNumber') return;
    setErrors(without(name as InquiryField));
    storeDraft(typed());
  };

  const typed = () => ({
    name: field('name').value,
    email: field('email').value,
    phoneNumber: latestPhone.current,
    comment: field('comment').value,
  });

  const reset = () => {
    form.current?.reset();
    changePhone('');
    clearDraft();
  };

  const succeed = (name: string) => {
    notify('sent', toastMessages.sent(name));
    reset();
    setStatus({ kind: 'sent', name });
  };

  const fail = (cause: unknown) => {
    console.error(cause);
    notify('failed', toastMessages.failed);
    setStatus({ kind: 'failed' });
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    const input = typed();

    let parts = loadedSending();
    if (!parts) {
      sending.current = true;
      setStatus({ kind: 'sending' });
      try {
        parts = await loadSending();
      } catch (cause) {
        return fail(cause);
      } finally {
        sending.current = false;
      }
    }
    if (field(honeypotField).value) return succeed(input.name);

    const check = parts.checkBeforeSending(input);
    if (!check.ok) {
      if (inquiryFields.some((name) => input[name].trim() === ''))
        notify('incomplete', toastMessages.incomplete);
      setErrors(check.fields);
      setRefusals((count) => count + 1);
      setStatus({ kind: 'editing' });
      return;
    }

    sending.current = true;
    setErrors({});
    setStatus({ kind: 'sending' });
    const submission = await parts.submitInquiry(check.inquiry);
    sending.current = false;
    if (submission.status === 'accepted') return succeed(check.inquiry.name);
    fail(submission.cause);
  };

  return {
    form,
    status,
    errors,
    refusals,
    phone,
    changePhone,
    onInput,
    onSubmit,
    again: () => setStatus({ kind: 'editing' }),
  };
}
