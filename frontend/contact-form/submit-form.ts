import { honeypotField } from '#shared/contact-api.ts';
import { isBlank, requiredFields } from '#shared/fields.ts';
import { toastMessages } from '#shared/messages.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { emptyForm, type FormStore, isEmpty } from './form-state.ts';
import type { ToastKind } from './toast-library.tsx';

/** Milliseconds. */
const loadTimeout = 10_000;

/** Milliseconds. An empty form that is submitted so soon after success is the second half of a double click. */
const doubleClick = 1000;

/**
 * Loads the code that checks and sends an inquiry. A later call tries again, but Chromium and Firefox do not fetch a module
 * again that failed.
 */
function loadSending(): Promise<typeof import('./submit-inquiry.ts')> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, loadTimeout, new Error('The code that sends did not arrive in time'));
  });
  return Promise.race([import('./submit-inquiry.ts'), late]);
}

const loadToasts = () => import('./toast-library.tsx').then(({ mountToasts }) => mountToasts());

/** Loads what submits the form and reports the result, so that it works if the network fails later. */
export const prepareSubmission = () => Promise.all([loadToasts(), loadSending()]);

/**
 * Shows a toast after the form has rendered the same message. Screen readers announce only one of them: the form's if it has
 * the focus or is an alert. If the toast cannot be shown, the error is only logged.
 */
function notify(kind: ToastKind, text: string): void {
  const isAnnounced = () =>
    document.querySelector('form :is([tabindex="-1"]:focus, [role="alert"])') !== null;
  loadToasts().then((showToast) => afterPaint(() => showToast(kind, text, !isAnnounced())), console.error);
}

/**
 * Sends the form's inquiry, once however often it is called, and records the result in the store: the visitor may have left
 * the page by then.
 * @param age milliseconds since the form appeared; undefined if it says nothing about the sender
 */
export async function submitForm(form: HTMLFormElement, store: FormStore, age?: number): Promise<void> {
  const { text, country, asked, status, answered, sent, sentAt } = store.get();
  if (status === 'sending') return;
  const suspect = (form.elements.namedItem(honeypotField) as HTMLInputElement).value.trim() !== '';
  const complete = !requiredFields.some((name) => isBlank(text[name] ?? ''));
  if (isEmpty(text) && performance.now() - sentAt < doubleClick) return;
  // An incomplete inquiry is never sent.
  if (complete) store.update({ status: 'sending', errors: {} });
  const isOutdated = () => !complete && store.get().status === 'sending';
  const fail = (cause: unknown) => {
    console.error(cause);
    store.update({ status: 'failed', answered: answered + 1 });
    notify('failed', toastMessages.failed);
  };

  try {
    const { submitInquiry } = await loadSending();
    // The visitor has completed the form and submitted it again.
    if (isOutdated()) return;
    const submission = await submitInquiry(text, { country, asked, suspect, age });
    if (submission.status === 'failed') return fail(submission.cause);
    if (submission.status === 'invalid') {
      const { fields } = submission;
      store.update({ status: 'editing', errors: fields, asked: text.phoneNumber, answered: answered + 1 });
      if (!complete) notify('incomplete', toastMessages.incomplete);
      // The visitor has left for a page without a form, and would not know.
      else if (!store.isShown()) notify('failed', toastMessages.failed);
      return;
    }
    const { name, number } = submission;
    store.update({
      ...emptyForm,
      // For the next number, unless the last one named its country itself.
      country: text.phoneNumber.startsWith('+') ? '' : country,
      status: 'sent',
      sender: name,
      number,
      answered: answered + 1,
      sent: sent + 1,
      sentAt: performance.now(),
    });
    notify('sent', toastMessages.sent(name));
  } catch (cause) {
    // The code that sends could not be loaded, and most browsers do not fetch it again. At the second try the browser posts
    // the form, as it does without JavaScript.
    if (isOutdated() || !form.reportValidity()) console.error(cause);
    else if (form.isConnected && status === 'failed' && navigator.onLine) {
      // Not 'sending', as the visitor may stop the browser or come back to this document.
      store.update({ status: 'failed' });
      form.submit();
    } else fail(cause);
  }
}
