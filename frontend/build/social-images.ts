import { hash, randomUUID } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageSource } from '../ui/image-source.ts';
import type { SocialImage } from './prerender.tsx';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/**
 * Makes the social images, which shared links show. An image whose inputs did not change comes from the cache.
 * @param outDir the site's root, which has the illustrations and photos and gets the social images
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
    const picture = await readImage(outDir, socialImage.image);
    const cached = path.join(
      cacheDir,
      `${hash('sha256', JSON.stringify([generator, socialImage, String(picture)]))}.png`,
    );
    if (!existsSync(cached)) {
      // Imported late because a build that finds all images in the cache does not need satori.
      const { socialImagePng } = await import('./social-image-png.ts');
      const unfinished = `${cached}.${randomUUID()}`;
      await writeFile(unfinished, await socialImagePng(socialImage, picture));
      await rename(unfinished, cached);
      made += 1;
    }
    const target = path.join(outDir, socialImage.file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(cached, target);
  }
  return made;
}

/** The text of an SVG file, or the bytes of a photo. */
async function readImage(outDir: string, image: ImageSource): Promise<string | Buffer> {
  if (typeof image !== 'string') return readFile(path.join(outDir, image.img.src));
  const [file = '', part] = image.split('#');
  const svg = await readFile(path.join(outDir, file), 'utf8');
  return part ? partOf(svg, part) : svg;
}

/** One of several illustrations in a file, as a file of its own. Each is an `<svg>` at the position of its view. */
function partOf(svg: string, part: string): string {
  const [, x] = new RegExp(`<view id="${part}" viewBox="(\\d+) `).exec(svg) ?? [];
  const [, own] = new RegExp(`<svg x="${x}"([^>]*>.*?</svg>)`, 's').exec(svg) ?? [];
  return own ? `<svg xmlns="http://www.w3.org/2000/svg"${own}` : svg;
}

/** What every image depends on: this code, colors and icon of the site, and the packages that make the images. */
async function generatorFiles(): Promise<readonly string[]> {
  const code = globSync('social-*.ts', { cwd: import.meta.dirname }).sort();
  const files = [
    ...[...code, 'token-colors.ts', '../styles/tokens.css', '../public/favicon.svg'].map((name) =>
      path.join(import.meta.dirname, name),
    ),
    ...['satori', '@resvg/resvg-js', 'sharp', '@fontsource/figtree'].map((name) =>
      path.join(projectRoot, 'node_modules', name, 'package.json'),
    ),
  ];
  return Promise.all(files.map((file) => readFile(file, 'utf8')));
}
