type Sending = typeof import('./sending.tsx').sending;

let loaded: Sending | undefined;

/** The modules that submit the form and show the result, if they are loaded. */
export const loadedSending = () => loaded;

/** Milliseconds. */
const timeout = 10_000;

/**
 * Rejects if the chunk cannot be loaded in time. A later call tries again, but Chromium and Firefox do not fetch a module
 * again that failed.
 */
export async function loadSending(): Promise<Sending> {
  if (loaded) return loaded;
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, timeout, new Error('The code that sends did not arrive in time'));
  });
  const { sending } = await Promise.race([import('./sending.tsx'), late]);
  loaded = sending;
  return sending;
}
