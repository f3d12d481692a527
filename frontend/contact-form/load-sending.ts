/** Milliseconds. */
const timeout = 10_000;

/**
 * Loads the code that checks and sends an inquiry. Rejects if it does not arrive in time. A later call tries again, but
 * Chromium and Firefox do not fetch a module again that failed.
 */
export function loadSending(): Promise<typeof import('./submit-inquiry.ts')> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, timeout, new Error('The code that sends did not arrive in time'));
  });
  return Promise.race([import('./submit-inquiry.ts'), late]);
}
