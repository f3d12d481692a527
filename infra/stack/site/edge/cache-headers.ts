/** Everything that is not an asset, by who stores it. Durations are in seconds. */
const pages = [
  'public',
  // Browsers ask each time, usually for a 304 response.
  'max-age=0',
  'must-revalidate',
  // CloudFront responds without S3, which may be on another continent. Each deployment invalidates what it has stored, and
  // nothing gets stale before, so directives about stale responses would never apply.
  `s-maxage=${365 * 24 * 60 * 60}`,
].join(', ');

/**
 * Cache-Control of the site's files, for CloudFront, browsers and the local site. Files under /assets/ have a hash of
 * their content in their name, so they never change.
 * @param path such as `/assets/client-B4x.js` or `/about.html`
 */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : pages;
}
