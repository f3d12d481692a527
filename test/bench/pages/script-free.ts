import { cp, glob, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DistPaths, distPaths } from '#infra/dist.ts';

/** Elements that run, fetch or contain a script, or announce one. */
const scripts = [
  /<script\b[^>]*>.*?<\/script>/gs,
  /<link\b[^>]*\brel="?modulepreload\b[^>]*>/g,
  /<link\b[^>]*\bas="?script\b[^>]*>/g,
];

/** The page without any of its scripts: what the same text, illustrations and styles cost by themselves. */
function withoutScripts(html: string): string {
  return scripts.reduce((text, element) => text.replace(element, ''), html);
}

/** Copies a build, without the scripts of its pages. */
export async function scriptFreeTwin(dist: DistPaths, folder: string): Promise<DistPaths> {
  const twin = distPaths(path.join(folder, 'twin'));
  await cp(dist.folder, twin.folder, { recursive: true });
  for await (const name of glob('**/*.html', { cwd: twin.site })) {
    const file = path.join(twin.site, name);
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
  }
  return twin;
}

/** Copies a build, without the script that starts React. Its pages stay as they are when that script does not arrive. */
export async function withoutReact(dist: DistPaths, folder: string): Promise<DistPaths> {
  const copy = distPaths(path.join(folder, 'without-react'));
  await cp(dist.folder, copy.folder, { recursive: true });
  const assets = path.join(copy.site, 'assets');
  const script = (await readdir(assets)).find((name) => name.startsWith('hydrate-'));
  if (!script) throw new Error('The build has no script that starts React.');
  await rm(path.join(assets, script));
  return copy;
}
