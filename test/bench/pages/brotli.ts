import { brotliCompressSync, constants } from 'node:zlib';

/** Brotli as it is done once and for all (11), and about as CloudFront does it while it sends (5). */
export type BrotliQuality = 5 | 11;

export function brotli(content: Buffer, quality: BrotliQuality): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
