const flag = 'reloaded';

/**
 * For a part of the site that can't be fetched, as after a deployment in between: loads the wanted page anew, once.
 * @returns a promise that never settles while the browser reloads
 * @throws the cause, when loading anew did not help
 */
export function reloadOnce(cause: unknown): Promise<never> {
  if (sessionStorage.getItem(flag) === location.href) throw cause;
  sessionStorage.setItem(flag, location.href);
  location.reload();
  return new Promise(() => {
    // Stays pending: the browser is about to leave this document.
  });
}

/** A page was shown in full: the next failure may reload again. */
export function pageShown(): void {
  sessionStorage.removeItem(flag);
}
