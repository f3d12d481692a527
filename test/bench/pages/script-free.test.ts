import { expect, test } from 'vitest';
import { withoutScripts } from './script-free.ts';

test('removes scripts and what announces them, and nothing else', () => {
  const page = (scripts: readonly string[]) =>
    `<head>${scripts[0] ?? ''}<link rel="preload" href="/a.woff2" as="font">${scripts[1] ?? ''}</head>` +
    `<body><p>One</p>${scripts[2] ?? ''}<p>Two</p></body>`;
  const scripts = [
    '<link rel="modulepreload" crossorigin href="/assets/a.js"><link rel="preload" as="script" href="/b.js">',
    '<script type="application/ld+json">{"a":"<p>"}</script>\n'.trim(),
    '<script type="module" src="/c.js"></script>',
  ];
  expect(withoutScripts(page(scripts))).toBe(page([]));
});
