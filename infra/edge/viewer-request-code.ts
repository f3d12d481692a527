import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, 'viewer-request.js');

/** The line that is replaced. The local site runs the file without a host. */
const noHost = "const canonicalHost = '';";

/**
 * The code that CloudFront runs on every request: the file, with a host in it.
 * @param canonicalHost host that the site's other host redirects to, such as `www.example.com`; empty for no redirect
 */
export function viewerRequestCode(canonicalHost: string): string {
  const [before, after, ...more] = readFileSync(file, 'utf8').split(noHost);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${file} must contain this line once: ${noHost}`);
  }
  return `${before}const canonicalHost = '${canonicalHost}';${after}`;
}
