import { createRoot } from 'react-dom/client';
import stylesheet from 'react-toastify/ReactToastify.css?url';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { loadStylesheet } from '../ui/load-stylesheet.ts';
import './toast.css';

/**
 * Adds the container to the document once, at the top right (requirement R66). It is a root of its own, so an error in it
 * leaves the page as it is. Alt+T focuses the toasts and pauses them, by default until Escape is pressed.
 * @returns shows a toast
 */
export async function mountToasts() {
  await loadStylesheet(stylesheet);
  if (document.getElementById('toasts')) return showToast;
  const container = document.createElement('div');
  container.id = 'toasts';
  document.body.append(container);
  container.addEventListener('focusout', () => toast.play());
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

/** The durations, in milliseconds, are requirement R64. The dark theme is white on black, which is requirement R65. */
const options = {
  incomplete: { type: 'error', autoClose: 2000, theme: 'dark', icon: false },
  failed: { type: 'error', autoClose: 3000 },
  sent: { type: 'success', autoClose: 3000 },
} as const;

export type ToastKind = keyof typeof options;

/**
 * Shows a toast in place of those before.
 * @param announced whether screen readers announce it, because the page itself does not
 */
function showToast(kind: ToastKind, text: string, announced: boolean): void {
  toast.dismiss();
  // The library's container would announce every toast.
  document.querySelector('#toasts > section')?.setAttribute('aria-live', announced ? 'polite' : 'off');
  toast(text, { ...options[kind], role: announced ? 'status' : 'group' });
}
