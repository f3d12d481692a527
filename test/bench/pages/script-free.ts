/** Elements that run, fetch or carry a script, or announce one. */
const scripts = [
  /<script\b[^>]*>.*?<\/script>/gs,
  /<link\b[^>]*\brel="?modulepreload\b[^>]*>/g,
  /<link\b[^>]*\bas="?script\b[^>]*>/g,
];

/** The page without any of its scripts: what the same words, drawings and styles cost by themselves. */
export function withoutScripts(html: string): string {
  return scripts.reduce((text, element) => text.replace(element, ''), html);
}
