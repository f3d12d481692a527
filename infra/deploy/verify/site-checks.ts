import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuildOutput } from '#infra/aws/build-output.ts';
import type { DistLayout } from '#infra/bundle/dist-layout.ts';
import { cacheControl } from '#infra/edge/cache-headers.ts';
import { securityHeaders } from '#infra/edge/security-headers.ts';
import { contactPath } from '#shared/contact-api.ts';
import type { Check } from './check.ts';

type Headers = Readonly<Record<string, string>>;

const html = 'text/html';

/**
 * What the site must answer: every file of the build, what is missing, a redirect, and a post that is refused.
 * @param allowedOrigins as they were deployed
 */
export async function siteChecks(
  dist: DistLayout,
  allowedOrigins: readonly string[] = [],
): Promise<readonly Check[]> {
  const secure = securityHeaders({ ...readBuildOutput(dist), allowedOrigins });
  const entries = await readdir(dist.site, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(dist.site, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
  const read = (file: string) => readFile(path.join(dist.site, file), 'utf8');

  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html');
  const others = files.filter((file) => !file.endsWith('.html'));
  const missing = same(await read('404.html'));
  return [
    ...(await Promise.all(pages.map(async (file) => page(file, same(await read(file)), secure)))),
    ...others.map((file) => asset(file, secure)),
    { method: 'GET', path: '/no-such-page', status: 404, type: html, headers: secure, body: missing },
    { method: 'GET', path: '/assets/no-such-file.js', status: 404, headers: secure },
    redirect('/contact-us'),
    refusedPost(secure),
  ];
}

function page(file: string, body: Check['body'], secure: Headers): Check {
  const address = file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  const headers = { 'cache-control': cacheControl(`/${file}`), ...secure };
  return { method: 'GET', path: encoded(address), status: 200, type: html, headers, body };
}

function asset(file: string, secure: Headers): Check {
  const headers = { 'cache-control': cacheControl(`/${file}`), ...secure };
  return { method: 'HEAD', path: encoded(file), status: 200, headers };
}

/** Shows that the function at the edge is the one that decides. */
function redirect(address: string): Check {
  return { method: 'GET', path: `${address}/`, status: 301, headers: { location: address } };
}

/** An empty inquiry: it reaches the Lambda, which refuses it, so nothing is stored. */
function refusedPost(secure: Headers): Check {
  const headers = { 'cache-control': 'no-store', ...secure };
  const type = 'application/json';
  return { method: 'POST', path: contactPath, json: '{}', status: 400, type, headers, body: refusal };
}

function refusal(body: string): string | undefined {
  return /^\{.*"fields":\{"/.test(body) ? undefined : 'the refusal names no fields';
}

function same(wanted: string): Check['body'] {
  return (body) => (body === wanted ? undefined : 'another page than the one that was built');
}

function encoded(file: string): string {
  return `/${file.split('/').map(encodeURIComponent).join('/')}`;
}
