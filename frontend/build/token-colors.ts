import { readFileSync } from 'node:fs';
import path from 'node:path';

const tokensFile = path.resolve(import.meta.dirname, '../styles/tokens.css');

/**
 * Reads the color tokens, which illustrations and social images share with the pages.
 * @param css of styles/tokens.css
 * @returns the color of a token: `#2448DC`, in capital letters, of `cobalt`
 */
export function tokenColors(css = readFileSync(tokensFile, 'utf8')): (token: string) => string {
  return (token) => {
    const [, hex] = new RegExp(`--${token}: *(#[\\da-f]{3,6})\\b`, 'i').exec(css) ?? [];
    if (!hex) throw new Error(`styles/tokens.css has no color --${token}`);
    return sixDigits(hex);
  };
}

/** `#fff` is `#FFFFFF`. */
export const sixDigits = (hex: string) =>
  (hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex).toUpperCase();
