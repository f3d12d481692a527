import { type ComponentType, useEffect, useState } from 'react';
import { afterPaint } from '../ui/after-paint.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

let library: Promise<typeof import('./toast-library.tsx')> | undefined;
/** Mounts the container of the toasts. */
let mount: ((container: ComponentType) => void) | undefined;

/** Container of the toasts. The library loads with the first toast, or when the visitor uses the form. */
export function Toasts() {
  const [Container, setContainer] = useState<ComponentType>();
  useEffect(() => {
    mount = (component) => setContainer(() => component);
    return () => {
      mount = undefined;
    };
  }, []);
  return <ErrorBoundary fallback={null}>{Container && <Container />}</ErrorBoundary>;
}

/** Loads the toast library ahead of time, so that it can report a network failure. Rejects if it cannot be loaded. */
export async function prepareToasts() {
  library ??= import('./toast-library.tsx');
  try {
    const loaded = await library;
    await loaded.loadToastStyles();
    mount?.(loaded.ToastMount);
    return loaded;
  } catch (cause) {
    library = undefined;
    throw cause;
  }
}

/**
 * Shows a toast after the form has rendered the same message in place. If the toast cannot be shown, the error is only
 * logged.
 */
export function notify(kind: 'incomplete' | 'failed' | 'sent', text: string): void {
  prepareToasts().then(({ showToast }) => afterPaint(() => showToast(kind, text)), console.error);
}
