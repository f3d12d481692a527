import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { detachStylesheet, matchingRules, withoutFonts } from '#infra/bundle/page-styles.ts';

const page =
  '<main class="page one"><p id="first" hidden>Words</p><details><summary>More</summary></details></main>';

/** The selectors that stay for the page; of different rules, or they would be made one. */
function staying(...selectors: string[]): string[] {
  const css = selectors.map((selector, index) => `${selector}{top:${index}px}`).join('');
  return matchingRules(css, page)
    .split(/\{[^}]*\}/)
    .filter(Boolean);
}

describe('rules that a page needs', () => {
  test('name its tags, classes and ids, or nothing', () => {
    expect(staying('p', '.one', '#first', '*', ':root', 'main > .one p')).toHaveLength(6);
    expect(staying('dialog', '.two', '#second', '.one .two', 'dialog p')).toEqual([]);
  });

  test('may wait for what a browser does without a script', () => {
    const selectors = [
      'p:hover',
      '.one:focus-within p',
      'details[open]',
      ':target',
      'p::before',
      'p:not(.two)',
    ];
    expect(staying(...selectors)).toHaveLength(selectors.length);
  });

  test('have one choice that can come true', () => {
    expect(staying(':is(.two, p)', ':where(.two, p)', 'main:has(.two, p)')).toHaveLength(3);
    expect(staying(':is(.two, dialog)', 'main:has(> .two)', ':where(.two) p')).toEqual([]);
  });

  test('stay in the order they are in, without the selectors beside them', () => {
    expect(matchingRules('.one{top:0}.two{top:1px}.two,p{top:2px}.one{left:0}', page)).toBe(
      '.one{top:0}p{top:2px}.one{left:0}',
    );
  });

  test('stay inside of their conditions; a condition of nothing goes', () => {
    expect(matchingRules('@media print{.one{top:0}.two{top:0}}@media print{.three{top:0}}', page)).toBe(
      '@media print{.one{top:0}}',
    );
  });
});

describe('what rules draw on', () => {
  test('stays: custom properties', () => {
    const css = matchingRules(':root{--a:1px;--b:2px;--c:3px}.one{top:var(--a)}.two{top:var(--b)}', page);
    expect(css).toBe(':root{--a:1px}.one{top:var(--a)}');
  });

  test('stays: keyframes, however the animation is written', () => {
    const frames = (name: string) => `@keyframes ${name}{to{top:0}}`;
    const css = `.one{animation:a 1s}p{animation:b var(--t)}main{animation-name:c}.two{animation:d 1s}`;
    const names = matchingRules(css + ['a', 'b', 'c', 'd', 'one'].map(frames).join(''), page);
    expect([...names.matchAll(/@keyframes (\w+)/g)].map(([, name]) => name)).toEqual(['a', 'b', 'c']);
    expect(names).toContain('.one{');
  });

  test('stays: properties that only browsers know', () => {
    expect(matchingRules('.one{-webkit-font-smoothing:antialiased;text-wrap:balance}', page)).toContain(
      '-webkit-font-smoothing:antialiased;text-wrap:balance',
    );
  });

  test('stays: fonts, which the whole stylesheet does not declare again', () => {
    const font = '@font-face{font-family:A;src:url(/a.woff2)}';
    expect(matchingRules(`${font}.two{top:0}`, page)).toContain('@font-face');
    expect(withoutFonts(`${font}.two{top:0}`)).toBe('.two{top:0}');
  });
});

test('the preloaded font is the one that the stylesheet names first', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'styles-'));
  try {
    await mkdir(path.join(folder, 'assets'));
    const css =
      '@font-face{font-family:Text;src:url(/assets/text.woff2)}@font-face{src:url(/assets/code.woff2)}';
    await writeFile(path.join(folder, 'assets/site.css'), css);
    await writeFile(path.join(folder, 'index.html'), '<link rel="stylesheet" href="/assets/site.css">');
    for (const font of ['code', 'text']) await writeFile(path.join(folder, `assets/${font}.woff2`), '');
    const { template } = await detachStylesheet(folder);
    expect(template).toContain('href="/assets/text.woff2"');
  } finally {
    await rm(folder, { recursive: true });
  }
});
