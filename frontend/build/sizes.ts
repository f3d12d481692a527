import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The payload of TCP's first ten packets, which arrive in one round trip. */
export const firstRoundTrip = 14_600;

/** What the response headers of a page take of it, measured at the local site. */
export const headers = 850;

export interface FileSize {
  readonly file: string;
  readonly bytes: number;
}

/** Sizes of a built site's pages and scripts, compressed as a CDN does it on the fly (Brotli 5). */
export function siteSizes(site: string) {
  const sizesOf = (pattern: string): FileSize[] =>
    globSync(pattern, { cwd: site })
      .sort()
      .map((file) => ({ file, bytes: compressedSize(readFileSync(path.join(site, file))) }));
  return { pages: sizesOf('**/*.html'), scripts: sizesOf('assets/*.js') };
}

/** @returns a line for each page that needs a second round trip, and one about the scripts */
export function sizeReport({ pages, scripts }: ReturnType<typeof siteSizes>): string[] {
  const large = pages.filter(({ bytes }) => bytes + headers > firstRoundTrip);
  const largest = scripts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...large.map(
      ({ file, bytes }) =>
        `${file} needs a second round trip: ${bytes} bytes (Brotli 5) and ${headers} of headers are more than ${firstRoundTrip}`,
    ),
    `${scripts.length} scripts, ${kilobytes(total)} (Brotli 5); the largest: ${largest
      .map(({ file, bytes }) => `${path.basename(file)} ${kilobytes(bytes)}`)
      .join(', ')}`,
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

function compressedSize(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
