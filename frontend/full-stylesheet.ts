import { loadStylesheet } from './ui/load-stylesheet.ts';

/**
 * A built page carries only the rules that it needs before a script changes it. Fetches all of them, in their order
 * and behind those, so that nothing that is there looks different.
 * @returns fulfilled when they apply, or can't be had: a page with less style is better than one that does not answer
 */
export async function fullStylesheet(): Promise<void> {
  const part = document.querySelector<HTMLStyleElement>('style[data-part-of]');
  // The development server's pages have all rules from the start.
  if (!part?.dataset['partOf']) return;
  await loadStylesheet(part.dataset['partOf'], (link) => part.after(link)).catch(console.error);
}
