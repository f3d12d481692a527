import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, pagePaths } from '#frontend/build/page-paths.ts';
import { readBuildOutput } from '#infra/aws/build-output.ts';
import type { DistLayout } from '#infra/dist.ts';
import { cacheControl } from '#infra/edge/cache-headers.ts';
import { type SecurityHeaderOptions, securityHeaders } from '#infra/edge/security-headers.ts';
import { contactPath, jsonPolicy } from '#shared/contact-api.ts';

/** One request to the deployed site, and what its response must be. */
export interface Check {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** Percent-encoded path. */
  readonly path: string;
  readonly json?: string;
  readonly status: number;
  /** Media type without parameters, such as `text/html`. */
  readonly type?: string;
  /** Names in lower case. Values are compared without regard to case, as CloudFront rewrites some of them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Returns what is wrong with the body, if anything. */
  readonly body?: (body: string) => string | undefined;
}

const html = 'text/html';

/**
 * Checks for every file of the build, for missing files, for a redirect and for a post that must be refused.
 * @param deployed settings that were deployed
 */
export async function siteChecks(
  dist: DistLayout,
  deployed: Pick<SecurityHeaderOptions, 'allowedOrigins' | 'hsts'> = {},
): Promise<readonly Check[]> {
  const secure = securityHeaders({ ...readBuildOutput(dist), ...deployed });
  const read = (file: string) => readFile(path.join(dist.site, file), 'utf8');

  const pages = await pagePaths(dist.site);
  const assets = (await filesBelow(dist.site)).filter((file) => !file.endsWith('.html'));
  const fileCheck = (file: string) => ({
    status: 200,
    headers: { 'cache-control': cacheControl(file), ...secure },
  });
  const pageCheck = async (page: string): Promise<Check> => {
    const file = `${page.replace(/\/$/, '/index')}.html`;
    return {
      ...fileCheck(file),
      method: 'GET',
      path: encoded(page),
      type: html,
      body: equals(await read(file)),
    };
  };
  return [
    ...(await Promise.all(pages.map(pageCheck))),
    ...assets.map((file): Check => ({ ...fileCheck(`/${file}`), method: 'HEAD', path: encoded(`/${file}`) })),
    {
      method: 'GET',
      path: '/no-such-page',
      status: 404,
      type: html,
      headers: secure,
      body: equals(await read('404.html')),
    },
    { method: 'GET', path: '/assets/no-such-file.js', status: 404, headers: secure },
    // The function at the edge sends this redirect.
    { method: 'GET', path: '/contact-us/', status: 301, headers: { location: '/contact-us' } },
    // The Lambda refuses an empty inquiry, so nothing is stored.
    {
      method: 'POST',
      path: contactPath,
      json: '{}',
      status: 400,
      type: 'application/json',
      headers: { 'cache-control': 'no-store', ...secure, 'content-security-policy': jsonPolicy },
      body: (body) => (/^\{.*"fields":\{"/.test(body) ? undefined : 'the response names no fields'),
    },
  ];
}

function equals(wanted: string): Check['body'] {
  return (body) => (body === wanted ? undefined : 'the page differs from the one that was built');
}

function encoded(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}

/** What is wrong with a response; empty if nothing is. */
export function problemsOf(check: Check, { status, headers }: Response, body: string): readonly string[] {
  // With another status it is another page, so everything else would be wrong as well.
  if (status !== check.status) return [`status ${status} instead of ${check.status}`];
  const problems = Object.entries(check.headers)
    .filter(([name, value]) => headers.get(name)?.toLowerCase() !== value.toLowerCase())
    .map(([name, value]) => `${name} is ${headers.get(name)} instead of ${value}`);
  const type = headers.get('content-type')?.split(';')[0];
  if (check.type !== undefined && type !== check.type)
    problems.push(`content-type is ${type} instead of ${check.type}`);
  const bodyProblem = check.body?.(body);
  return bodyProblem === undefined ? problems : [...problems, bodyProblem];
}
