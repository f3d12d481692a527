import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SocialPicture } from '#frontend/prerender.tsx';
import { projectRoot } from './dist-layout.ts';

const illustrations = path.join(projectRoot, 'frontend/illustrations');

export interface SocialPicturesOptions {
  /** The site's root; each picture goes to the file that it names. */
  readonly outDir: string;
  /** Where pictures wait for the next build, each named by the hash of all that it is made of. */
  readonly cacheDir?: string;
}

/**
 * Makes the pictures that shared links show. A picture that was made before of the very same things is taken again.
 * @returns how many had to be made
 */
export async function makeSocialPictures(
  pictures: readonly SocialPicture[],
  { outDir, cacheDir = path.join(projectRoot, 'node_modules/.cache/social-pictures') }: SocialPicturesOptions,
): Promise<number> {
  await mkdir(cacheDir, { recursive: true });
  const before = new Set(await readdir(cacheDir));
  const studio = await studioHash();
  const used = new Set<string>();
  let made = 0;
  for (const picture of pictures) {
    const drawing = await readFile(path.join(illustrations, picture.illustration), 'utf8');
    const name = `${hash([studio, JSON.stringify(picture), drawing])}.png`;
    const cached = path.join(cacheDir, name);
    if (!before.has(name)) {
      // Here, as a build that finds them all made needs no typesetter.
      const { socialPicturePng } = await import('./social-picture.ts');
      await writeFile(`${cached}.part`, await socialPicturePng(picture, drawing));
      await rename(`${cached}.part`, cached);
      made += 1;
    }
    used.add(name);
    const target = path.join(outDir, picture.file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(cached, target);
  }
  const outdated = [...before].filter((name) => !used.has(name));
  await Promise.all(outdated.map((name) => rm(path.join(cacheDir, name), { force: true })));
  return made;
}

/** Of how pictures are made: this code and the packages that it uses. */
async function studioHash(): Promise<string> {
  const code = globSync('social-*.ts', { cwd: import.meta.dirname }).sort();
  const packages = ['satori', '@resvg/resvg-js', '@fontsource/figtree'].map(
    (name) => `node_modules/${name}/package.json`,
  );
  const files = [
    ...code.map((name) => path.join(import.meta.dirname, name)),
    ...packages.map((name) => path.join(projectRoot, name)),
  ];
  return hash(await Promise.all(files.map((file) => readFile(file, 'utf8'))));
}

/** With the length before each part, so that no two lists run into the same text. */
function hash(parts: readonly string[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(`${Buffer.byteLength(part)}:`).update(part);
  return digest.digest('hex');
}
