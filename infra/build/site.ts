import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { makeSocialPictures } from './social-pictures.ts';

const frontend = path.join(import.meta.dirname, '../../frontend');

/** What the security headers must allow for the built site. */
export interface BuiltSite {
  /** Hash of the stylesheet that every page carries, as a source of `style-src`. */
  styleHashes: readonly string[];
  /** Origins beside the site's own that the form posts to. */
  connectSources: readonly string[];
}

/**
 * Builds the browser's files and prerenders every page.
 * @param outDir folder that becomes the site's root; it is emptied first
 * @throws when something does not compile or a page can't be rendered
 */
export async function buildSite(outDir: string): Promise<BuiltSite> {
  // Whatever the shell says: the other values bring React's development build into the site.
  process.env['NODE_ENV'] = 'production';
  const rendererDir = `${outDir}.renderer`;
  const options = { configFile: path.join(frontend, 'vite.config.ts'), logLevel: 'warn' } as const;
  await build({ ...options, build: { outDir } });
  await build({
    ...options,
    build: {
      ssr: path.join(frontend, 'prerender.tsx'),
      outDir: rendererDir,
      ssrEmitAssets: false,
      copyPublicDir: false,
    },
  });
  try {
    const { prerenderSite, socialPictures, placeholders } = (await import(
      pathToFileURL(path.join(rendererDir, 'prerender.js')).href
    )) as typeof import('#frontend/prerender.tsx');
    const { template, styleHash } = await inlineStyles(outDir);
    for await (const { file, text } of prerenderSite(template)) {
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
    await makeSocialPictures(await socialPictures(), { outDir });
    for (const value of placeholders())
      console.error(`  before going live, replace in frontend/site.ts: ${value}`);
    const host = process.env['VITE_API_HOST'];
    return { styleHashes: [styleHash], connectSources: host ? [new URL(host).origin] : [] };
  } finally {
    await rm(rendererDir, { recursive: true, force: true });
  }
}

/** Puts the one stylesheet into the page itself and fetches the font beside it, so that no request stands before the first paint. */
async function inlineStyles(outDir: string): Promise<{ template: string; styleHash: string }> {
  const assets = await readdir(path.join(outDir, 'assets'));
  const built = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const link = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*>/.exec(built);
  if (!link?.[1]) throw new Error('The built index.html names no stylesheet');
  const css = (await readFile(path.join(outDir, link[1]), 'utf8')).trim();
  const font = assets.find((name) => name.endsWith('.woff2'));
  const preload = font
    ? `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`
    : '';
  return {
    template: built.replace(link[0], () => `${preload}<style>${css}</style>`),
    styleHash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  };
}
