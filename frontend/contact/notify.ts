import type { ComponentType } from 'react';
import { afterPaint } from '../ui/after-paint.ts';

let library: Promise<typeof import('./toast-library.tsx')> | undefined;
let mount: ((container: ComponentType) => void) | undefined;

/** The layout says how a container is mounted. */
export function onToastsLoaded(mountContainer: (container: ComponentType) => void): () => void {
  mount = mountContainer;
  return () => {
    mount = undefined;
  };
}

/** Fetches what shows messages, so that it is there when the network no longer is. Rejects when it can't be had. */
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
 * Shows a message that leaves by itself. The form says the same in place, so that comes first, and a message that
 * can't be shown is only reported.
 */
export function notify(kind: 'incomplete' | 'failed' | 'sent', text: string): void {
  prepareToasts().then(({ showToast }) => afterPaint(() => showToast(kind, text)), console.error);
}
