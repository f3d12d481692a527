import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Text; pictures and fonts are compressed as they are. */
const compressible = /\.(?:html|css|m?js|json|map|svg|txt|webmanifest|xml|ico|wasm)$/;

/**
 * Compresses a site's files with Brotli at its best, into a folder of the same shape; each gets `.br` behind its name.
 * Files that would not get smaller are left out.
 */
export async function compressSite(siteDir: string, outDir: string): Promise<void> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  const queue = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)));

  async function work() {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      await compressFile(path.join(siteDir, file), path.join(outDir, `${file}.br`));
    }
  }
  await mkdir(outDir, { recursive: true });
  // One after another on each core: zlib works in threads of its own.
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function compressFile(source: string, target: string): Promise<void> {
  const content = await readFile(source);
  const compressed = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  if (compressed.length >= content.length) return;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, compressed);
}
