import { afterPaint } from '../ui/after-paint.ts';

/** Loads the toast library ahead of time, so that it can report a network failure. Rejects if it cannot be loaded. */
export async function prepareToasts() {
  const { mountToasts, showToast } = await import('./toast-library.tsx');
  await mountToasts();
  return showToast;
}

/**
 * Shows a toast after the form has rendered the same message in place. If the toast cannot be shown, the error is only
 * logged.
 */
export function notify(kind: 'incomplete' | 'failed' | 'sent', text: string): void {
  prepareToasts().then((showToast) => afterPaint(() => showToast(kind, text)), console.error);
}
