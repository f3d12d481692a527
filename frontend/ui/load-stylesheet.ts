/**
 * Adds a stylesheet to the document once, first in the head, so that the site's own rules override it.
 * @returns resolves when the rules apply; rejects if the stylesheet cannot be fetched, and a later call tries again
 */
export async function loadStylesheet(url: string): Promise<void> {
  // Only what is loaded is in the list.
  if ([...document.styleSheets].some(({ href }) => href?.endsWith(url))) return;
  await new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`The stylesheet ${url} did not arrive`));
    };
    document.head.prepend(link);
  });
}
