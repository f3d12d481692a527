import { hash, randomUUID } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SetupError } from '#infra/setup-error.ts';
import type { SocialImage } from './prerender.tsx';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const illustrations = path.join(projectRoot, 'frontend/illustrations');

/**
 * Makes the social images, which shared links show. An image whose inputs did not change comes from the cache.
 * @param outDir the site's root; each image goes to the file that it names
 * @param cacheDir stores images for the next build, each named by the hash of everything that it is made of
 * @returns how many had to be made
 */
export async function makeSocialImages(
  images: readonly SocialImage[],
  outDir: string,
  cacheDir = path.join(projectRoot, 'node_modules/.cache/social-images'),
): Promise<number> {
  await mkdir(cacheDir, { recursive: true });
  const generator = await generatorFiles();
  let made = 0;
  for (const socialImage of images) {
    const illustration = await readIllustration(socialImage);
    const cached = path.join(
      cacheDir,
      `${hash('sha256', JSON.stringify([generator, socialImage, illustration]))}.png`,
    );
    if (!existsSync(cached)) {
      // Imported late because a build that finds all images in the cache does not need satori.
      const { socialImagePng } = await import('./social-image-png.ts');
      const unfinished = `${cached}.${randomUUID()}`;
      await writeFile(unfinished, await socialImagePng(socialImage, illustration));
      await rename(unfinished, cached);
      made += 1;
    }
    const target = path.join(outDir, socialImage.file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(cached, target);
  }
  return made;
}

async function readIllustration({ file, illustration }: SocialImage): Promise<string> {
  try {
    return await readFile(path.join(illustrations, illustration), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new SetupError(`There is no frontend/illustrations/${illustration}, which ${file} needs.`);
  }
}

/** The versions of what makes the images: this code, and the packages that it uses. */
async function generatorFiles(): Promise<readonly string[]> {
  const code = globSync('social-*.ts', { cwd: import.meta.dirname }).sort();
  const files = [
    ...code.map((name) => path.join(import.meta.dirname, name)),
    ...['satori', '@resvg/resvg-js', '@fontsource/figtree'].map((name) =>
      path.join(projectRoot, 'node_modules', name, 'package.json'),
    ),
  ];
  return Promise.all(files.map((file) => readFile(file, 'utf8')));
}
