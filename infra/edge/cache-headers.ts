/**
 * Cache-Control of the site's files, for CloudFront, browsers and the local site.
 * Files under /assets/ have a hash of their content in their name, so they never change. Everything else is
 * revalidated each time, usually with a 304 response.
 * @param path such as `/assets/client-B4x.js` or `/about.html`
 */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}
