/** SHA-256 of what a page inlines, in Base64. */
interface InlineHashes {
  readonly style: string;
  readonly script: string;
}

/**
 * The policy that a built page carries in a meta element. It holds the hashes of what the page itself inlines: a header would
 * reach CloudFront's locations earlier or later than the page, which would then stand there without its styles.
 * @param connectSources origins other than the site's own that inquiries are sent to
 */
export function pagePolicy({ style, script }: InlineHashes, connectSources: readonly string[]): string {
  return policy({
    'default-src': ["'none'"],
    'style-src': ["'self'", `'sha256-${style}'`],
    'script-src': ["'self'", `'sha256-${script}'`],
    // data: for the flags, which are a sprite inside a stylesheet.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectSources],
    'form-action': ["'self'", ...connectSources],
    'base-uri': ["'none'"],
  });
}

/**
 * The policy of the response header: what browsers ignore in a meta element, and what is the same for every page. Browsers
 * apply both policies. It is short because every response carries it.
 */
export const headerPolicy = policy({
  'frame-ancestors': ["'none'"],
  // No script may turn text into HTML or into a script.
  'require-trusted-types-for': ["'script'"],
});

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
