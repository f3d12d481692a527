import fc from 'fast-check';

/** Parts of deceptive paths. */
const piece = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '...',
    '%2e',
    '%2F',
    '%5C',
    '%00',
    '%0d%0a',
    '%',
    '%25',
    '%61',
    '%2D',
    '32',
    '\r\n',
    '\t',
    ' ',
  ],
  ...['@', ':', 'http:', 'javascript:', 'evil.example', '?', '#', 'é', '\u2028', '\ud800'],
  ...[
    'index',
    '.html',
    'index.html',
    '404',
    'industries',
    'eaas',
    'about',
    'dev',
    'contact',
    'submit',
    'assets',
    'a.js',
  ],
);
const tricky = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
/** Request paths, most of them deceptive. */
export const anyPath = fc.oneof(
  { weight: 6, arbitrary: tricky },
  { weight: 1, arbitrary: fc.webPath({ size: 'medium' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
