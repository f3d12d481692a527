const loading = new Map<string, Promise<void>>();

/**
 * Adds a stylesheet to the document once, first in the head, so that the site's own rules override it.
 * @returns resolves when the rules apply; rejects if the stylesheet cannot be fetched, and a later call tries again
 */
export function loadStylesheet(url: string): Promise<void> {
  let done = loading.get(url);
  if (!done) {
    done = new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = url;
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        loading.delete(url);
        reject(new Error(`The stylesheet ${url} did not arrive`));
      };
      document.head.prepend(link);
    });
    loading.set(url, done);
  }
  return done;
}
