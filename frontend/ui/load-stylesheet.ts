/** First in the head: the site's own rules come later and win. */
const first = (link: HTMLLinkElement) => document.head.prepend(link);

const loading = new Map<string, Promise<void>>();

/**
 * Adds a stylesheet to the document, once.
 * @param url address of the stylesheet
 * @param place puts the link into the document
 * @returns fulfilled when its rules apply
 * @throws when it can't be fetched; a later call tries again
 */
export function loadStylesheet(url: string, place = first): Promise<void> {
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
      place(link);
    });
    loading.set(url, done);
  }
  return done;
}
