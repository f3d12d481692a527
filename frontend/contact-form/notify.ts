import type { ComponentType } from 'react';
import { afterPaint } from '../ui/after-paint.ts';

let library: Promise<typeof import('./toast-library.tsx')> | undefined;
let mount: ((container: ComponentType) => void) | undefined;

/**
 * Registers how to mount the toast container once the library is loaded.
 * @returns cleanup function
 */
export function onToastsLoaded(mountContainer: (container: ComponentType) => void): () => void {
  mount = mountContainer;
  return () => {
    mount = undefined;
  };
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
