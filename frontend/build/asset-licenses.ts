import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Adds the packages of copied files, such as fonts, to the licenses that Vite wrote for packages in scripts.
 * @param target the file of licenses
 * @param sources files that were copied
 * @param root folder that their names start from
 * @throws if a package has no license file
 */
export async function addAssetLicenses(
  target: string,
  sources: readonly string[],
  root: string,
): Promise<void> {
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
