/** The link of the whole stylesheet, if it did not arrive. */
export function lostStylesheet(): HTMLLinkElement | undefined {
  const link = document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]:not([media])');
  return link && !hasRules(link.sheet) ? link : undefined;
}

function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    // Chromium does not let a page read the rules of a stylesheet that was lost.
    return false;
  }
}

/** Asks once more for a stylesheet that did not arrive. Open menus, errors and all other pages need it. */
export function retryStylesheet(): void {
  const link = lostStylesheet();
  link?.replaceWith(link.cloneNode());
}
