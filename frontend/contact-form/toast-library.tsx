import { createRoot } from 'react-dom/client';
import stylesheet from 'react-toastify/ReactToastify.css?url';
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import { loadStylesheet } from '../ui/load-stylesheet.ts';
import './toast.css';

/**
 * Adds the container to the document once, at the top right (requirement R66). It is a root of its own, so an error in it
 * leaves the page as it is. Alt+T focuses a toast and pauses it, until the focus leaves it or it is closed.
 * @returns shows a toast
 */
export async function mountToasts() {
  await loadStylesheet(stylesheet);
  if (document.getElementById('toasts')) return showToast;
  const container = document.createElement('div');
  container.id = 'toasts';
  document.body.append(container);
  container.addEventListener('focusout', () => toast.play());
  container.addEventListener('keydown', ({ key }) => key === 'Escape' && toast.dismiss());
  returnFocus(container);
  createRoot(container).render(
    // Its progress bar would be a timer for screen readers.
    <ToastContainer
      position="top-right"
      closeOnClick
      newestOnTop
      hideProgressBar
      toastClassName="bordered"
    />,
  );
  return showToast;
}

/** Gives the focus back to where it was when a toast that has it ends. */
function returnFocus(container: HTMLElement): void {
  let before: EventTarget | null = null;
  container.addEventListener('focusin', ({ relatedTarget }) => {
    if (!container.contains(relatedTarget as Node | null)) before = relatedTarget;
  });
  toast.onChange(({ status }) => {
    const hasFocus = container.contains(document.activeElement);
    if (status === 'removed' && hasFocus && before instanceof HTMLElement) before.focus();
  });
}

/** The durations, in milliseconds, are requirement R64. The dark theme is white on black, which is requirement R65. */
const options = {
  incomplete: { type: 'error', autoClose: 2000, theme: 'dark', icon: false },
  failed: { type: 'error', autoClose: 3000 },
  sent: { type: 'success', autoClose: 3000 },
} as const;

export type ToastKind = keyof typeof options;

let shown: { id: Id; text: string } | undefined;

/**
 * Shows a toast in place of those before. The same one, if it is there, starts anew.
 * @param announced whether screen readers announce it, because the page itself does not
 */
function showToast(kind: ToastKind, text: string, announced: boolean): void {
  if (shown?.text === text && toast.isActive(shown.id)) {
    toast.update(shown.id);
    return;
  }
  toast.dismiss();
  // The library's container would announce every toast.
  document.querySelector('#toasts > section')?.setAttribute('aria-live', announced ? 'polite' : 'off');
  const role = announced ? 'status' : 'group';
  // The name is read when Alt+T focuses the toast.
  shown = { text, id: toast(text, { ...options[kind], role, ariaLabel: text }) };
}
