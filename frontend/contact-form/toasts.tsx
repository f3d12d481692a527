import { type ComponentType, useEffect, useState } from 'react';
import { afterPaint } from '../ui/after-paint.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

/** Mounts the container of the toasts. */
let mount: ((container: () => ComponentType) => void) | undefined;

/** Container of the toasts. The library loads with the first toast, or when the visitor uses the form. */
export function Toasts() {
  const [Container, setContainer] = useState<ComponentType>();
  useEffect(() => {
    mount = setContainer;
  }, []);
  return <ErrorBoundary fallback={null}>{Container && <Container />}</ErrorBoundary>;
}

/** Loads the toast library ahead of time, so that it can report a network failure. Rejects if it cannot be loaded. */
export async function prepareToasts() {
  const library = await import('./toast-library.tsx');
  await library.loadToastStyles();
  mount?.(() => library.ToastMount);
  return library.showToast;
}

/**
 * Shows a toast after the form has rendered the same message in place. If the toast cannot be shown, the error is only
 * logged.
 */
export function notify(kind: 'incomplete' | 'failed' | 'sent', text: string): void {
  prepareToasts().then((showToast) => afterPaint(() => showToast(kind, text)), console.error);
}
