import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkedText } from '#frontend/layout/linked-text.tsx';

test.each([
  ['Nothing to link (yet) [1].', 'Nothing to link (yet) [1].'],
  [
    'A [forecast](/ml-ds/predictive-analysis) (with its range), or [how we handle data](/about#data).',
    'A <a href="/ml-ds/predictive-analysis">forecast</a> (with its range), or <a href="/about#data">how we handle data</a>.',
  ],
  [
    '[Predictive analytics](/ml-ds/predictive-analysis)',
    '<a href="/ml-ds/predictive-analysis">Predictive analytics</a>',
  ],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<LinkedText text={text} />)).toBe(html);
});
