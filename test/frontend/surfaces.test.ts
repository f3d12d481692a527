import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(`frontend/styles/${file}`, 'utf8');

const colors = new Map(
  [...read('tokens.css').matchAll(/(--[\w-]+): (#[\da-f]{6}|#fff)\b/g)].map((m) => [m[1], m[2]]),
);

/** Declarations of each class, in the order of the stylesheet. */
function declarationsOf(name: string, property: string): string | undefined {
  const rules = [...read('surfaces.css').matchAll(/([^{}]+)\{([^}]*)\}/g)];
  const values = rules
    .filter(([, selectors = '']) => selectors.includes(`.on-${name}`))
    .flatMap(([, , body = '']) => [
      ...body.matchAll(new RegExp(`(?<=^|\\s)${property}: var\\((--[\\w-]+)\\)`, 'g')),
    ]);
  return colors.get(values.at(-1)?.[1]);
}

function luminance(hex: string): number {
  const full = hex === '#fff' ? '#ffffff' : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each(['mint', 'sand', 'sky', 'coral', 'cobalt', 'ink'])(
  'the focus ring has a contrast of 3:1 on %s (WCAG 1.4.11)',
  (surface) => {
    const ring = declarationsOf(surface, '--focus') ?? '';
    const background = declarationsOf(surface, 'background') ?? '';
    expect(contrast(ring, background)).toBeGreaterThanOrEqual(3);
  },
);
