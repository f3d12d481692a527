import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from '#test/support/measure/contrast.ts';

const tokens = readFileSync('frontend/styles/tokens.css', 'utf8');
const css = readFileSync('frontend/styles/surfaces.css', 'utf8');
const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)];
const surfaces = new Set([...css.matchAll(/\.on-([a-z]+)/g)].map(([, name = '']) => name));

/** The color, such as `rgb(23,21,63)`, that the last rule of a surface's class gives to a property. */
function colorOf(surface: string, property: '--focus' | 'background'): string {
  const declarations = rules
    .filter(([, selectors = '']) => selectors.includes(`.on-${surface}`))
    .map(([, , body = '']) => body)
    .join('');
  const token = [...declarations.matchAll(/([\w-]+): var\((--[\w-]+)\)/g)].findLast(
    ([, name]) => name === property,
  )?.[2];
  const hex = new RegExp(`${token}: #([\\da-f]+);`).exec(tokens)?.[1] ?? '';
  const channels = (hex.length === 3 ? hex.replace(/./g, '$&$&') : hex).match(/../g) ?? [];
  return `rgb(${channels.map((channel) => Number.parseInt(channel, 16))})`;
}

it.each([...surfaces])('the focus ring has a contrast of 3:1 on %s (WCAG 1.4.11)', (surface) => {
  expect(contrast(colorOf(surface, '--focus'), colorOf(surface, 'background'))).toBeGreaterThanOrEqual(3);
});
