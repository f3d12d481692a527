/**
 * The built page with its script fetched behind everything that it shows: no part of the page waits for it, and a
 * module is otherwise fetched like a stylesheet.
 * @throws when the page has no module script
 */
export function lateScript(template: string): string {
  const script = '<script type="module"';
  if (!template.includes(script)) throw new Error('The built index.html has no module script');
  return template.replace(script, `${script} fetchpriority="low"`);
}
