import { expect, it } from 'vitest';
import { html } from '#lambda/html.ts';

it('escapes text for content and for attributes in either kind of quotes', () => {
  const text = `<a href='x' title="y">&amp;`;
  expect(html`<p>${text}</p>`.text).toBe('<p>&lt;a href=&#39;x&#39; title=&quot;y&quot;&gt;&amp;amp;</p>');
});

it('writes its own HTML as it is, also in lists, and nothing for undefined', () => {
  const item = (text: string) => html`<li>${text}</li>`;
  expect(html`<ul>${['a', '<'].map(item)}</ul>${undefined}`.text).toBe('<ul><li>a</li><li>&lt;</li></ul>');
});
