/**
 * The built page that all pages are made from, without its indentation, and with its script fetched behind everything
 * that it shows: no part of the page waits for it, and a module is otherwise fetched like a stylesheet. It runs when it
 * is there, not at the end of the page: the browser would lay the page out right behind it.
 * @throws when the page has no module script
 */
export function pageTemplate(built: string): string {
  const script = '<script type="module"';
  if (!built.includes(script)) throw new Error('The built index.html has no module script');
  return built.replace(script, `${script} async fetchpriority="low"`).replaceAll(/\n\s+/g, '\n');
}
