import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { sixDigits, tokenColors } from '#frontend/build/token-colors.ts';
import { projectRoot } from '#infra/dist.ts';
import { contrast } from './contrast.ts';

/** What a color is for, with the contrast to what is behind it that WCAG 2.2 AA requires. */
const required = {
  text: 4.5, // 1.4.3
  'focus ring': 3, // 1.4.11
  border: 3, // 1.4.11
};

/** A color, the color behind it, and what the first one is used for. They are written as in CSS, without `var()`. */
type Pair = readonly [color: string, behind: string, use: keyof typeof required];

/** Pairs whose colors are set by different rules, so they cannot be read from the stylesheets. */
const knownPairs: readonly Pair[] = [
  ['--ink', '--paper', 'text'],
  ['--ink-soft', '--paper', 'text'],
  ['--cobalt', '--paper', 'focus ring'],
  ['--cobalt', '--white', 'text'],
  ['--cobalt', '--sky', 'border'],
  ['--ink', '--sand-2', 'text'],
  ['--field', '--white', 'text'],
  ['--field', '--sand', 'border'],
  ['--error', '--white', 'text'],
  ['--mint', '--ink', 'text'],
];

interface Rule {
  readonly selectors: readonly string[];
  /** Colors by property. */
  readonly colors: Readonly<Record<string, string>>;
}

const frontend = path.join(projectRoot, 'frontend');

function rulesOf(file: string): readonly Rule[] {
  const rules: Rule[] = [];
  postcss.parse(readFileSync(path.join(frontend, file), 'utf8')).walkRules(({ selectors, nodes }) => {
    const colors = nodes.flatMap((node) => {
      if (node.type !== 'decl') return [];
      const [, token, color = token] = /^(?:var\((--[\w-]+)\)|(#[\da-f]+))$/i.exec(node.value) ?? [];
      return color ? [[node.prop, color]] : [];
    });
    rules.push({ selectors, colors: Object.fromEntries(colors) });
  });
  return rules;
}

const surfaceRules = rulesOf('styles/surfaces.css');

/** What styles/surfaces.css says of each surface, and of the panels on it. */
function surfacePairs(): readonly Pair[] {
  const selectors = new Set(surfaceRules.flatMap((rule) => rule.selectors));
  return [...selectors].filter(isSurface).flatMap((surface) => {
    const own = surfaceRules.filter((rule) => rule.selectors.includes(surface)).map(({ colors }) => colors);
    const { color = '', background = '', ...more }: Record<string, string> = Object.assign({}, ...own);
    return [background, more['--panel'] ?? background].flatMap((behind): readonly Pair[] => [
      [color, behind, 'text'],
      [more['--soft'] ?? color, behind, 'text'],
      [more['--focus'] ?? '', behind, 'focus ring'],
    ]);
  });
}

const isSurface = (selector: string) => /^\.on-[a-z]+$/.test(selector);

/** Text and background that one rule sets, unless one of them depends on the surface. */
function rulePairs(): readonly Pair[] {
  const ofSurfaces = new Set(surfaceRules.flatMap(({ colors }) => Object.keys(colors)));
  const files = globSync('{ui,layout,contact-form,page-templates,styles}/**/*.css', { cwd: frontend });
  return files.flatMap(rulesOf).flatMap(({ colors: { color, background } }) => {
    if (!color || !background || ofSurfaces.has(color) || ofSurfaces.has(background)) return [];
    return [[color, background, 'text'] as const];
  });
}

/**
 * The pairs of colors that are too similar to be read or seen.
 * @param tokens styles/tokens.css
 * @returns a line for each, such as `--white on --cobalt (text): contrast 2.9:1, required 4.5:1`
 */
export function lowContrasts(tokens?: string): readonly string[] {
  const colorOf = tokenColors(tokens);
  const rgb = (color: string) => {
    const hex = color.startsWith('--') ? colorOf(color.slice(2)) : sixDigits(color);
    return `rgb(${hex.match(/[\dA-F]{2}/g)?.map((part) => Number.parseInt(part, 16))})`;
  };
  const lines = [...surfacePairs(), ...rulePairs(), ...knownPairs].flatMap(([color, behind, use]) => {
    const ratio = contrast(rgb(color), rgb(behind));
    // Rounded down, so that 4.49 does not look like enough.
    const shown = Math.floor(ratio * 10) / 10;
    return ratio < required[use]
      ? [`${color} on ${behind} (${use}): contrast ${shown}:1, required ${required[use]}:1`]
      : [];
  });
  return [...new Set(lines)];
}
