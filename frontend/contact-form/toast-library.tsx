import stylesheet from 'react-toastify/ReactToastify.css?url';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { loadStylesheet } from '../ui/load-stylesheet.ts';
import styles from './toast.module.css';

export const loadToastStyles = () => loadStylesheet(stylesheet);

/** Top right (requirement R66). Alt+T focuses the toasts and pauses them, by default until Escape is pressed. */
export function ToastMount() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reacts to the focus of the toasts, is not interactive itself
    <div onBlur={() => toast.play()}>
      <ToastContainer position="top-right" closeOnClick newestOnTop />
    </div>
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
