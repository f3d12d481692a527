import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { SiteFile } from '#frontend/prerender.tsx';
import { detachStylesheet, inlineStyles } from './page-styles.ts';
import { pageTemplate } from './page-template.ts';
import { makeSocialPictures } from './social-pictures.ts';

const frontend = path.join(import.meta.dirname, '../../frontend');

/** What the security headers must allow for the built site. */
export interface BuiltSite {
  /** Hashes of the styles that the pages carry, one for each kind of page, as sources of `style-src`. */
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
    const stylesheet = await detachStylesheet(outDir);
    const prerendered: SiteFile[] = [];
    for await (const file of prerenderSite(pageTemplate(stylesheet.template))) prerendered.push(file);
    const { files, styleHashes } = inlineStyles(prerendered, stylesheet);
    for (const { file, text } of files) {
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
    await makeSocialPictures(await socialPictures(), { outDir });
    for (const value of placeholders())
      console.error(`  before going live, replace in frontend/site.ts: ${value}`);
    const host = process.env['VITE_API_HOST'];
    return { styleHashes, connectSources: host ? [new URL(host).origin] : [] };
  } finally {
    await rm(rendererDir, { recursive: true, force: true });
  }
}
