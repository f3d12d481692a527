import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, 'viewer-request.js');

/** As it stands in the file, which runs as it is on one machine. */
const noHost = "const canonicalHost = '';";

/**
 * What CloudFront runs on every request: the file, with a host in it.
 * @param canonicalHost host that the site's other name redirects to, such as `www.example.com`; empty: none does
 */
export function viewerRequestCode(canonicalHost: string): string {
  const [before, after, ...more] = readFileSync(file, 'utf8').split(noHost);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${file} does not say once: ${noHost}`);
  }
  return `${before}const canonicalHost = '${canonicalHost}';${after}`;
}
