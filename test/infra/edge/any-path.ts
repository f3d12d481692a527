import fc from 'fast-check';

/** Pieces of which paths are made that deceive. */
const piece = fc.constantFrom(
  ...['/', '//', '\\', '.', '..', '...', '%2e', '%2F', '%5C', '%00', '%0d%0a', '%', '%25', '\r\n', '\t', ' '],
  ...['@', ':', 'http:', 'javascript:', 'evil.example', '?', '#', 'é', '\u2028', '\ud800'],
  ...[
    'index',
    '.html',
    'index.html',
    '404',
    'industries',
    'about',
    'dev',
    'contact',
    'submit',
    'assets',
    'a.js',
  ],
);
const tricky = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
/** Paths of requests, most of them made to deceive. */
export const anyPath = fc.oneof(
  { weight: 6, arbitrary: tricky },
  { weight: 1, arbitrary: fc.webPath({ size: 'medium' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
