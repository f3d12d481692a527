import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#infra/bundle/dist-layout.ts';

/** What a build needs. */
const sources = [
  'frontend',
  'shared',
  'lambda',
  'infra',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** The page that more are made of: an article, as no menu names it, and menus that grow would measure themselves. */
const model = { kind: 'article', path: '/blog-detail' };

/** A build draws a page's picture for shared links once and keeps it for all later builds. */
const noPictures = 'export const makeSocialPictures = async () => 0;\n';

/**
 * A copy of the checkout whose site has more pages: articles, each with an address and a file of words of its own. It
 * draws no pictures for shared links.
 * @param folder where to make it
 * @param more how many pages are added
 */
export function generateTree(folder: string, more: number): void {
  mkdirSync(folder, { recursive: true });
  for (const source of sources)
    cpSync(path.join(projectRoot, source), path.join(folder, source), { recursive: true });
  linkPackages(folder);
  writeFileSync(path.join(folder, 'infra/bundle/social-pictures.ts'), noPictures);
  const words = readFileSync(path.join(folder, `frontend/content${model.path}.ts`), 'utf8');
  const lines = Array.from({ length: more }, (_, index) => {
    const address = `${model.path}-${index + 2}`;
    writeFileSync(
      path.join(folder, `frontend/content${address}.ts`),
      `${words}\nexport const number = ${index};\n`,
    );
    const load = `() => import('./content${address}.ts')`;
    return `  { kind: '${model.kind}', path: '${address}', label: 'Article ${index + 2}', load: ${load} },`;
  });
  insertPages(path.join(folder, 'frontend/pages.ts'), lines);
}

/** The packages one by one, so that what builds keep beside them stays in this copy. */
function linkPackages(folder: string): void {
  const packages = path.join(projectRoot, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name === '.bin' || !name.startsWith('.'))
      symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name), 'junction');
  }
}

function insertPages(file: string, lines: readonly string[]): void {
  const list = readFileSync(file, 'utf8');
  const end = list.indexOf('\n] as const satisfies');
  if (end === -1) throw new Error(`${file} has no list of pages to add to`);
  writeFileSync(file, `${list.slice(0, end)}\n${lines.join('\n')}${list.slice(end)}`);
}
