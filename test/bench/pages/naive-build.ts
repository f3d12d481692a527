import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { compressSite } from '#infra/bundle/compress.ts';
import { type DistLayout, projectRoot } from '#infra/bundle/dist-layout.ts';
import { readSite, type SiteFiles } from '#infra/local/site-files.ts';
import { withHtml } from './html-files.ts';

const frontend = path.join(projectRoot, 'frontend');

/**
 * The same application as it is built without further thought: an empty page, one script with every page's code and
 * words in it, one linked stylesheet. Every address answers with the same page.
 * @param pages the site's own files; only their addresses count
 * @param layout where to build it
 */
export async function buildNaive(pages: SiteFiles, { site, compressed }: DistLayout): Promise<SiteFiles> {
  const result = (await build({
    configFile: path.join(frontend, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      outDir: site,
      // That it is large is the point.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'naive-client.tsx'),
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const html = await emptyPage(result.output);
  await compressSite(site, compressed);
  const built = await readSite(site, compressed);
  const shells = [...pages].filter(([address]) => address.endsWith('.html'));
  return new Map([...built, ...withHtml(new Map(shells), () => html)]);
}

/** The source's index.html, as Vite would write it for this entry. */
async function emptyPage(output: Rolldown.RolldownOutput['output']): Promise<string> {
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  // The application's own; a library's stylesheet that is loaded by its address has another name.
  const style = output.find((file) => file.type === 'asset' && file.names.includes('style.css'))?.fileName;
  if (!script || !style) throw new Error('The naive build has no script or no stylesheet');
  const source = await readFile(path.join(frontend, 'index.html'), 'utf8');
  return source
    .replace(/<script\b.*?<\/script>/s, '')
    .replace(
      '</head>',
      `<script type="module" crossorigin src="/${script}"></script><link rel="stylesheet" href="/${style}"></head>`,
    );
}
