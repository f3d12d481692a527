import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, 'viewer-request.js');

/**
 * The code that CloudFront runs on every request: the file, with a host in it. The local site runs it without a host.
 * @param canonicalHost host that the site's other host redirects to, such as `www.example.com`; empty for no redirect
 */
export function viewerRequestCode(canonicalHost: string): string {
  const line = (host: string) => `const canonicalHost = '${host}';`;
  return readFileSync(file, 'utf8').replace(line(''), line(canonicalHost));
}
