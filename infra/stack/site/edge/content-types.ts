import path from 'node:path';
import { SetupError } from '#infra/setup-error.ts';

/**
 * Content types of the site's files. The deployment sets those of pages and fonts, as the CDK's copying Lambda would leave out
 * the charset and does not know fonts. The others are what it finds out by itself (`mimetypes` of Python 3.13).
 */
export const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
  '.xml': 'text/xml',
} as const;

/** @throws {SetupError} if the site has a new kind of file, which would be served as bytes of no type */
export function contentType(file: string): string {
  const type = new Map<string, string>(Object.entries(contentTypes)).get(path.extname(file));
  if (type !== undefined) return type;
  throw new SetupError(
    `${file}: delete it, or add the type of such files to infra/stack/site/edge/content-types.ts.`,
  );
}
