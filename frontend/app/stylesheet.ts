import { attempt } from '../ui/attempt.ts';
import { loadStylesheet } from '../ui/load-stylesheet.ts';

/** The link to the whole stylesheet if it was not loaded. It loads with the page, which needs only what it inlines. */
export function missingStylesheet(): HTMLLinkElement | null {
  const link = document.querySelector<HTMLLinkElement>('body > link[rel="stylesheet"]');
  // A lost stylesheet has no rules, or Chromium throws a SecurityError.
  return attempt(() => link?.sheet?.cssRules.length) ? null : link;
}

/** Loads the whole stylesheet again if it did not arrive. Pages of other kinds need it. */
export async function loadMissingStylesheet(): Promise<void> {
  const missing = missingStylesheet();
  if (!missing) return;
  await loadStylesheet(missing.href, (link) => missing.after(link));
  missing.remove();
}
