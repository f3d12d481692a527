/**
 * Reloads the page once when one of its files cannot be fetched, for example because a deployment replaced it. The
 * history entry remembers the reload, as the browser may block storage.
 * @returns a promise that never settles, as the browser is about to leave the document
 * @throws the cause, if this page was already reloaded for it
 */
export function reloadOnce(cause: unknown): Promise<never> {
  if (history.state?.reloaded) throw cause;
  markReloaded(true);
  location.reload();
  return new Promise(() => {
    // Never settles.
  });
}

/** Allows another reload after a page was shown successfully. */
export function pageShown(): void {
  if (history.state?.reloaded) markReloaded(false);
}

function markReloaded(reloaded: boolean): void {
  history.replaceState({ ...history.state, reloaded }, '');
}
