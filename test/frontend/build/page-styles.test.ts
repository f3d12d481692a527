import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inlineStyles } from '#frontend/build/page-styles.ts';
import { temporaryFolder } from '#test/infra/temporary-folder.ts';

/** A page of a site with this stylesheet. */
async function finished(css: string, body = '<p class="one">Text</p>'): Promise<string> {
  const site = temporaryFolder();
  writeFileSync(path.join(site, 'site.css'), css);
  const finishPage = inlineStyles(site, ['https://api.example']);
  return finishPage(
    `<!doctype html><html><head><meta charset="utf-8"><style>${fontFaces}</style><script>start()</script>` +
      `<link rel="stylesheet" href="/site.css"></head><body>${body}</body></html>`,
  );
}

const fontFaces = '@font-face{font-family:A}';

const inlined = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css);

describe('a page', () => {
  test('inlines the rules of what it shows at first', async () => {
    const used =
      ':is(.one,.two) b{top:2px}:where(h2)+p{top:3px}body>:last-child b{top:4px}.skip:not(:focus){top:5px}.one:is([open],:hover){top:6px}';
    const unused = '.two{top:6px}.two :is(h2,h3){top:7px}';
    const later =
      '.one:focus{top:8px}:focus-visible{top:9px}@media (hover:hover){.one:hover{top:10px}}body>:is(:hover,:focus-within) b{top:11px}.one{transition:top 1s}';
    const body = '<p class="one">Text</p><h2>Title</h2><p class="skip">Skip</p>';
    expect(inlined(await finished(used + unused + later, body))).toEqual([fontFaces + used]);
  });

  test('leaves the rules of closed menus to the stylesheet, and keeps the menus', async () => {
    const menu = '<div class="menu" hidden><ul><li class="pages" hidden>A</li></ul></div>';
    const body = `<header><p class="bar">${menu}</p></header><dialog class="side"><div class="menu">B</div></dialog>`;
    const html = await finished('.bar{top:0}.menu,.pages,.side{top:1px}', body);
    expect(inlined(html)).toEqual([`${fontFaces}.bar{top:0}`]);
    expect(html).toContain(body);
  });

  test('has its stylesheet last in the head, disabled, and for browsers without script at the end', async () => {
    const html = await finished('.one{top:0}');
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(2);
    expect(html).toContain('<link rel="stylesheet" disabled href="/site.css"></head>');
    expect(html).toMatch(/<noscript><link rel="stylesheet" href="\/site\.css"><\/noscript><\/body><\/html>$/);
  });

  test('allows its inline styles and script by their hashes, before them', async () => {
    const html = await finished('.one{top:0}');
    const hashOf = (text = '') => createHash('sha256').update(text).digest('base64');
    const styles = inlined(html).map((css) => `'sha256-${hashOf(css)}'`);
    expect(styles).toHaveLength(1);
    expect(html).toMatch(/<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
    expect(html).toContain(`style-src 'self' ${styles.join(' ')};`);
    expect(html).toContain(`script-src 'self' 'sha256-${hashOf('start()')}';`);
    for (const element of ['<style>', '<script>'])
      expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf(element));
  });

  test('keeps its text and attributes as they are', async () => {
    const body = '<p class="one" title="&quot;a&quot; &amp; b">1 &lt; 2<!-- --> é</p>';
    expect(await finished('.one{top:0}', body)).toContain(body);
  });
});
