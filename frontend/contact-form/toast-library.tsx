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
    <ToastContainer position="top-right" closeOnClick newestOnTop toastClassName="bordered" />,
  );
  return showToast;
}

/** The durations, in milliseconds, are requirement R64. The dark theme is white on black, which is requirement R65. */
const options = {
  incomplete: { type: 'error', autoClose: 2000, theme: 'dark', icon: false },
  failed: { type: 'error', autoClose: 3000 },
  sent: { type: 'success', autoClose: 3000, role: 'status' },
} as const;

/** Shows a toast in place of those before. Its role is `alert` by default. */
function showToast(kind: keyof typeof options, text: string): void {
  toast.dismiss();
  toast(text, options[kind]);
}
