import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { surfaces } from '#test/gallery/gallery.tsx';

const tokens = readFileSync('frontend/styles/tokens.css', 'utf8');
const rules = [...readFileSync('frontend/styles/surfaces.css', 'utf8').matchAll(/([^{}]+)\{([^}]*)\}/g)];

/** The color, such as `#17153f`, that the last rule of a surface's class gives to a property. */
function colorOf(surface: string, property: '--focus' | 'background'): string {
  const declarations = rules
    .filter(([, selectors = '']) => selectors.includes(`.on-${surface}`))
    .map(([, , body = '']) => body)
    .join('');
  const token = [...declarations.matchAll(/([\w-]+): var\((--[\w-]+)\)/g)].findLast(
    ([, name]) => name === property,
  )?.[2];
  const color = new RegExp(`${token}: #([\\da-f]+);`).exec(tokens)?.[1] ?? '';
  return `#${color.length === 3 ? color.replace(/./g, '$&$&') : color}`;
}

/** Relative luminance as WCAG defines it. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it.each(surfaces)('the focus ring has a contrast of 3:1 on %s (WCAG 1.4.11)', (surface) => {
  const ring = luminance(colorOf(surface, '--focus'));
  const background = luminance(colorOf(surface, 'background'));
  const contrast = (Math.max(ring, background) + 0.05) / (Math.min(ring, background) + 0.05);
  expect(contrast).toBeGreaterThanOrEqual(3);
});
