/** Milliseconds after which a stylesheet that neither arrived nor failed is asked for again. */
const patience = 5000;

/**
 * Waits for the whole stylesheet, and asks once more for one that was lost. Open menus, errors and all other pages need it.
 * @throws if it does not arrive
 */
export async function wholeStylesheet(): Promise<void> {
  // Libraries' stylesheets are put before the site's own (ui/load-stylesheet.ts).
  const link = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')].at(-1);
  if (!link || (await hasArrived(link))) return;
  // Another caller has asked for it again.
  if (!link.isConnected) return wholeStylesheet();
  const again = link.cloneNode() as HTMLLinkElement;
  link.replaceWith(again);
  if (!(await hasArrived(again))) throw new Error(`${link.href} did not arrive`);
}

/** Waits until the link's stylesheet has arrived or failed. */
async function hasArrived(link: HTMLLinkElement): Promise<boolean> {
  if (!link.sheet)
    await new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
      setTimeout(resolve, patience);
    });
  return hasRules(link.sheet);
}

function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    // Chromium does not let a page read the rules of a stylesheet that was lost.
    return false;
  }
}
