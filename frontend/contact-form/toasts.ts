import { afterPaint } from '../ui/after-paint.ts';

/** Loads the toast library ahead of time, so that it can report a network failure. Rejects if it cannot be loaded. */
export const prepareToasts = () => import('./toast-library.tsx').then(({ mountToasts }) => mountToasts());

/**
 * Shows a toast after the form has rendered the same message in place. If the toast cannot be shown, the error is only
 * logged.
 */
export function notify(kind: 'incomplete' | 'failed' | 'sent', text: string): void {
  prepareToasts().then((showToast) => afterPaint(() => showToast(kind, text)), console.error);
}
