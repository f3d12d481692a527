/**
 * Cache-Control of the site's files, for CloudFront, browsers and the local site.
 * Files under /assets/ carry their content's hash in their name, so they never change; everything else is asked
 * for again each time and mostly answered with 304.
 * @param path path of the file as it is addressed, such as `/assets/client-B4x.js` or `/about.html`
 */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}
