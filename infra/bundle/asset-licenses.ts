import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The part of a bundler's output that says where a file comes from. */
export interface BuiltFile {
  readonly type: 'asset' | 'chunk';
  readonly originalFileNames?: readonly string[];
}

/**
 * Adds the packages of copied files, such as fonts, to the licenses that Vite wrote for packages in scripts.
 * @param target the file of licenses
 * @param files what was built
 * @param root folder that the names of their sources start from
 * @throws if a package has no license file
 */
export async function addAssetLicenses(
  target: string,
  files: readonly BuiltFile[],
  root: string,
): Promise<void> {
  const sources = files.flatMap(({ originalFileNames = [] }) => originalFileNames);
  const folders = sources.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  let licenses = await readFile(target, 'utf8');
  for (const folder of new Set(folders)) {
    const read = (file: string) => readFileSync(path.resolve(root, folder, file), 'utf8');
    const { name, version, license } = JSON.parse(read('package.json'));
    const heading = `\n## ${name} - ${version} (${license})\n`;
    if (!licenses.includes(heading)) licenses += `${heading}\n${read('LICENSE').trim()}\n`;
  }
  await writeFile(target, licenses);
}
