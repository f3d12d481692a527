import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { detachStylesheet, inlineStyles, matchingRules } from '#frontend/build/page-styles.ts';
import { temporaryFolder } from '#test/infra/temporary-folder.ts';

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
  test('name its tags, classes, ids and attributes, or nothing', () => {
    expect(staying('p', '.one', '#first', '[hidden]', '*', ':root', 'main > .one p')).toHaveLength(7);
    expect(staying('dialog', '.two', '#second', '[data-two]', '.one .two', 'dialog p')).toEqual([]);
  });

  test('may wait for what a browser does without a script', () => {
    const selectors = [
      'p:focus-visible',
      '.one:focus-within p',
      'details[open]',
      ':target',
      'p::before',
      'p:not(.two)',
      'p:not([data-two])',
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
    expect(matchingRules('@media screen{.one{top:0}.two{top:0}}@media screen{.three{top:0}}', page)).toBe(
      '@media screen{.one{top:0}}',
    );
  });

  test('are not for a mouse, paper or forced colors alone', () => {
    expect(staying('p:hover', '.one:active p', 'main:hover > .one')).toEqual([]);
    for (const media of ['print', 'print and (width>9px)', '(forced-colors:active)'])
      expect(matchingRules(`@media ${media}{.one{top:0}}`, page)).toBe('');
    for (const media of ['not print', 'print,screen'])
      expect(matchingRules(`@media ${media}{.one{top:0}}`, page)).toBe(`@media ${media}{.one{top:0}}`);
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

  test('stays: fonts', () => {
    const font = '@font-face{font-family:A;src:url(/a.woff2)}';
    expect(matchingRules(`${font}.two{top:0}`, page)).toContain('@font-face');
  });
});

describe('the stylesheet of a built page', () => {
  const css =
    '@font-face{font-family:Text;src:url(/assets/text.woff2)}@font-face{src:url(/assets/code.woff2)}';

  async function detached() {
    const folder = temporaryFolder();
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'assets/site.css'), `${css}p{top:0}`);
    const html = '<head><link rel="stylesheet" href="/assets/site.css"></head><body></body>';
    await writeFile(path.join(folder, 'index.html'), html);
    const sheet = await detachStylesheet(folder);
    const [file = ''] = await readdir(path.join(folder, 'assets'));
    return { ...sheet, file, rules: await readFile(path.join(folder, 'assets', file), 'utf8') };
  }

  test('is linked at the end of the body, and the font it names first is preloaded', async () => {
    const { template, file } = await detached();
    expect(template).toContain('href="/assets/text.woff2"');
    expect(template).toMatch(new RegExp(`<link rel="stylesheet" href="/assets/${file}"[^>]*></body>$`));
  });

  test('does not declare again the fonts that pages inline', async () => {
    expect((await detached()).rules).toBe('p{top:0}');
  });
});

describe('a page', () => {
  const text =
    '<head><meta charset="utf-8"><script>start()</script></head><body><header><p class="bar"><!--$--><ul class="menu"></ul><!--/$--></header></body>';
  const built = () => inlineStyles([{ file: 'a.html', text }], '.bar{top:0}.menu{top:1px}', []);

  test('inlines no rules of its closed menus', () => {
    expect(built()[0]?.text).toContain('<style>.bar{top:0}</style>');
  });

  test('allows its inlined styles and script by their hashes, before them', () => {
    const [{ text: html = '' } = {}] = built();
    const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(html).toMatch(/<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
    expect(html).toContain(`style-src 'self' 'sha256-${hashOf('.bar{top:0}')}';`);
    expect(html).toContain(`script-src 'self' 'sha256-${hashOf('start()')}';`);
    for (const element of ['<style>', '<script>'])
      expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf(element));
  });

  test('stays as it is if it is not HTML, such as the sitemap', () => {
    const sitemap = { file: 'sitemap.xml', text: '<urlset></urlset>' };
    expect(inlineStyles([sitemap], '.bar{top:0}', [])).toEqual([sitemap]);
  });
});
