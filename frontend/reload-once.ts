const flag = 'reloaded';

/**
 * Reloads the page once when one of its files cannot be fetched, for example because a deployment replaced it.
 * @returns a promise that never settles, as the browser is about to leave the document
 * @throws the cause, if this page was already reloaded for it
 */
export function reloadOnce(cause: unknown): Promise<never> {
  if (sessionStorage.getItem(flag) === location.href) throw cause;
  sessionStorage.setItem(flag, location.href);
  location.reload();
  return new Promise(() => {
    // Never settles.
  });
}

/** Allows another reload after a page was shown successfully. */
export function pageShown(): void {
  sessionStorage.removeItem(flag);
}
