/** SHA-256 of what a page inlines, in Base64. */
interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * The policy that a built page carries in a meta element. It holds the hashes of what the page itself inlines: a header would
 * reach CloudFront's locations earlier or later than the page, which would then stand there without its styles.
 * @param connectSources origins other than the site's own that inquiries are sent to
 */
export function pagePolicy({ styles, scripts }: InlineHashes, connectSources: readonly string[]): string {
  const posts = ["'self'", ...connectSources].join(' ');
  return [
    "default-src 'none'",
    `style-src 'self' ${allowed(styles)}`,
    `script-src 'self' ${allowed(scripts)}`,
    // data: for the flags, which are a sprite inside a stylesheet.
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${posts}`,
    `form-action ${posts}`,
    "base-uri 'none'",
  ].join('; ');
}

function allowed(hashes: readonly string[]): string {
  return hashes.map((hash) => `'sha256-${hash}'`).join(' ');
}
