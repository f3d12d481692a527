import { loadStylesheet } from '../ui/load-stylesheet.ts';

/**
 * Loads the whole stylesheet, as a built page inlines only the rules that match its prerendered HTML. The link goes
 * after the inlined rules and keeps their order, so the existing elements keep their styles.
 * @returns resolves when the rules apply, and also if they cannot be loaded, so that the page still hydrates
 */
export async function fullStylesheet(): Promise<void> {
  const part = document.querySelector<HTMLStyleElement>('style[data-part-of]');
  // Pages of the development server have all rules from the start.
  if (!part?.dataset['partOf']) return;
  await loadStylesheet(part.dataset['partOf'], (link) => part.after(link)).catch(console.error);
}
