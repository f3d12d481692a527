import { createHash } from 'node:crypto';
import { contentType } from '#infra/local/content-type.ts';
import type { SiteFile, SiteFiles } from '#infra/local/site-files.ts';
import { brotli } from './brotli.ts';

/** The same files, each HTML file with another text. */
export function withHtml(files: SiteFiles, rewrite: (html: string) => string): SiteFiles {
  return new Map(
    [...files].map(([address, file]) => [
      address,
      address.endsWith('.html') ? htmlFile(rewrite(file.content.toString())) : file,
    ]),
  );
}

function htmlFile(html: string): SiteFile {
  const content = Buffer.from(html);
  return {
    type: contentType('page.html'),
    content,
    fingerprint: createHash('sha256').update(content).digest('base64url'),
    brotli: brotli(content, 11),
  };
}
