const loading = new Map<string, Promise<void>>();

/**
 * Adds a stylesheet to the document, once.
 * @param url address of the stylesheet
 * @returns fulfilled when its rules apply
 * @throws when it can't be fetched; a later call tries again
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
      // First in the head: the site's own rules come later and win.
      document.head.prepend(link);
    });
    loading.set(url, done);
  }
  return done;
}
