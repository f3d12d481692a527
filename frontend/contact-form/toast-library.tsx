import { createRoot } from 'react-dom/client';
import stylesheet from 'react-toastify/ReactToastify.css?url';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { loadStylesheet } from '../ui/load-stylesheet.ts';
import styles from './toast.module.css';

/**
 * Adds the container to the document once, at the top right (requirement R66). It is a root of its own, so an error in it
 * leaves the page as it is. Alt+T focuses the toasts and pauses them, by default until Escape is pressed.
 */
export async function mountToasts() {
  await loadStylesheet(stylesheet);
  if (document.getElementById('toasts')) return;
  const container = document.createElement('div');
  container.id = 'toasts';
  document.body.append(container);
  createRoot(container).render(
    // biome-ignore lint/a11y/noStaticElementInteractions: reacts to the focus of the toasts, is not interactive itself
    <div onBlur={() => toast.play()}>
      <ToastContainer position="top-right" closeOnClick newestOnTop />
    </div>,
  );
}

/** Milliseconds (requirement R64). */
const duration = { incomplete: 2000, failed: 3000, sent: 3000 };

/** Shows a toast in place of those before. */
export function showToast(kind: keyof typeof duration, text: string): void {
  toast.dismiss();
  const autoClose = duration[kind];
  if (kind === 'sent') toast.success(text, { autoClose, role: 'status' });
  else if (kind === 'failed') toast.error(text, { autoClose, role: 'alert' });
  else toast.error(text, { autoClose, role: 'alert', className: styles['black'] ?? '', icon: false });
}
