import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { addAssetLicenses } from './asset-licenses.ts';
import { readFrontendSettings } from './frontend-settings.ts';
import { lastChanges } from './last-changes.ts';
import { inlineStyles } from './page-styles.ts';
import { readPosts } from './posts.ts';
import { siteSizes, sizeReport } from './sizes.ts';
import { makeSocialImages } from './social-images.ts';

const frontend = path.resolve(import.meta.dirname, '..');

/**
 * Builds the browser's files and prerenders every page.
 * @param outDir folder that becomes the site's root; it is emptied first
 * @returns the origins that the security headers must allow
 * @throws if something does not compile or a page can't be rendered
 */
export async function buildSite(outDir: string): Promise<{ connectSources: string[] }> {
  // Any other value would put React's development build into the site.
  process.env['NODE_ENV'] = 'production';
  const { apiOrigins: connectSources } = readFrontendSettings(frontend);
  const posts = readPosts();
  const rendererDir = `${outDir}.renderer`;
  const options = { configFile: path.join(frontend, 'vite.config.ts'), logLevel: 'warn' } as const;
  const built = await build({ ...options, build: { outDir } });
  await build({
    ...options,
    build: {
      ssr: path.join(frontend, 'build/prerender.tsx'),
      outDir: rendererDir,
      ssrEmitAssets: false,
      copyPublicDir: false,
    },
  });
  try {
    const { prerenderSite, socialImages } = (await import(
      pathToFileURL(path.join(rendererDir, 'prerender.js')).href
    )) as typeof import('./prerender.tsx');
    const emptyDocument = makeEmptyDocument(await readFile(path.join(outDir, 'index.html'), 'utf8'));
    const finishPage = inlineStyles(outDir, connectSources);
    const changes = lastChanges(path.join(frontend, 'content'));
    for await (const { file, text } of prerenderSite(emptyDocument, posts, changes)) {
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, file.endsWith('.html') ? await finishPage(text) : text);
    }
    const output = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
    const copied = output.flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
    await addAssetLicenses(path.join(outDir, 'licenses.txt'), copied, frontend);
    await makeSocialImages(await socialImages(), outDir);
    for (const line of sizeReport(siteSizes(outDir))) console.error(`  ${line}`);
    return { connectSources };
  } finally {
    await rm(rendererDir, { recursive: true, force: true });
  }
}

/**
 * The document that all pages are made from. It preloads its font. It loads the whole stylesheet (page-styles.ts) and its
 * script after the first paint, as both would share the connection with what the page shows. After five seconds it does so
 * anyway, as a browser that resists fingerprinting may report no paint.
 *
 * The form can be submitted before that, so the page itself listens. It keeps the first submission, complete or not, for
 * React (frontend/contact-form/contact-form.tsx), which starts. If that fails or takes half a minute, the browser checks
 * and posts the form.
 * @throws if the page has no module script, no stylesheet or no font
 */
function makeEmptyDocument(built: string): string {
  const [element, address] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(built) ?? [];
  const [link] = /<link rel="stylesheet" crossorigin/.exec(built) ?? [];
  const [font] = /\/assets\/[^"')]+\.woff2/.exec(built) ?? [];
  if (!element || !link || !font)
    throw new Error('The built index.html lacks its script, stylesheet or font');
  const enable = 'let l=document.querySelector("link[disabled]");if(l)l.disabled=!1';
  const load = `let f=()=>{${enable};return import("${address}")};new PerformanceObserver(f).observe({type:"paint"});setTimeout(f,5e3)`;
  const post =
    'p=()=>{if("submitted"in d){delete d.submitted;d.posted="";o.reportValidity()?o.submit():delete d.posted}}';
  const keep = 'd.submitted="";f().catch(p);setTimeout(p,3e4)';
  const submit = `s=e=>{o=e.target.form||e.target;if(!(o.noValidate||e.defaultPrevented||"posted"in d)){e.preventDefault();if(!("submitted"in d)){${keep}}}}`;
  const listen =
    'addEventListener("submit",s);addEventListener("invalid",s,!0);addEventListener("startfailed",p)';
  const keepSubmission = `let d=document.documentElement.dataset,o,${post},${submit};${listen}`;
  const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
  return built
    .replace(element, `${preload}<script>{${load};${keepSubmission}}</script>`)
    .replace(link, '<link rel="stylesheet"')
    .replaceAll(/\n\s+/g, '\n');
}
