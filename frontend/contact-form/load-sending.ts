type Sending = typeof import('./sending.ts').sending;

let loaded: Sending | undefined;

/** The modules that submit the form and show the result, if they are loaded. */
export const loadedSending = () => loaded;

/** Rejects if the chunk cannot be loaded. A later call tries again, which Chromium does not do in the same document. */
export async function loadSending(): Promise<Sending> {
  loaded ??= (await import('./sending.ts')).sending;
  return loaded;
}
