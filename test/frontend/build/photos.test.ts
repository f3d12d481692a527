import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { photos } from '#frontend/build/photos.ts';
import type { Photo } from '#frontend/ui/image-source.ts';
import { temporaryFolder } from '#test/infra/temporary-folder.ts';

/** A photo with soft edges, as most have. */
const photo = (width: number, height: number) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <radialGradient id="g"><stop stop-color="#fc8"/><stop offset="1" stop-color="#124"/></radialGradient>
      <rect width="100%" height="100%" fill="url(#g)"/></svg>`),
  ).removeAlpha();

/** Builds a page that imports one image, and returns what the import is, and the folder with the built files. */
async function built(name: string, image: Buffer): Promise<{ photo: Photo; folder: string }> {
  const root = temporaryFolder();
  mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(root, name), image);
  writeFileSync(path.join(root, 'entry.js'), `export { default } from './${name}';`);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [photos()],
    build: { outDir: 'dist', lib: { entry: 'entry.js', formats: ['es'], fileName: () => 'entry.js' } },
  });
  const folder = path.join(root, 'dist');
  const { default: made } = (await import(path.join(folder, 'entry.js'))) as { default: Photo };
  return { photo: made, folder };
}

test('a photo of a phone becomes AVIF and WebP in several widths, upright and without its metadata', async () => {
  const taken = await photo(1200, 900)
    .jpeg()
    .withExif({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { photo: made, folder } = await built('Büro, München (1).JPG', taken);
  expect(Object.keys(made.sources)).toEqual(['avif', 'webp']);
  expect([made.img.w, made.img.h]).toEqual([900, 1200]);
  for (const [format, srcSet] of Object.entries(made.sources)) {
    // No character that an address would have to encode.
    expect(srcSet).toMatch(/^[\w\s./,-]+$/);
    const widths = srcSet.split(', ').map((source) => Number(/ (\d+)w$/.exec(source)?.[1]));
    expect(widths, format).toEqual([480, 800, 900]);
  }
  const files = globSync('**/*.{avif,webp}', { cwd: folder });
  expect(files).toHaveLength(6);
  for (const file of files) {
    const { width, height, exif, orientation } = await sharp(path.join(folder, file)).metadata();
    expect({ exif, orientation, upright: height > width }).toMatchObject({ exif: undefined, upright: true });
    expect(readFileSync(path.join(folder, file), 'latin1')).not.toContain('Phone');
  }
});

test('a photo is never made larger than it is', async () => {
  const { photo: made } = await built('small.png', await photo(300, 200).png().toBuffer());
  expect([made.img.w, made.img.h]).toEqual([300, 200]);
  expect(made.sources['avif']).toMatch(/^\S+ 300w$/);
});

test('an SVG among the logos has the size of its file, with a view box alone, too', async () => {
  const draw = (size: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h9v9z"/></svg>`);
  const { photo: sized } = await built('logos/a.svg', draw('width="150" height="40"'));
  expect(sized.img).toMatchObject({ w: 150, h: 40 });
  const { photo: boxed } = await built('logos/b.svg', draw('viewBox="0 0 240 60"'));
  expect(boxed.img).toMatchObject({ w: 240, h: 60 });
});

const still = () => photo(40, 80).gif().toBuffer();
const animated = async () =>
  sharp(await photo(40, 80).raw().toBuffer(), { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
    .gif({ loop: 0 })
    .toBuffer();

const half = async () => {
  const whole = await photo(400, 300).jpeg().toBuffer();
  return whole.subarray(0, whole.length / 2);
};

test.each([
  ['moving.gif', animated, 'is animated'],
  ['still.gif', still, 'is a photo in the format gif'],
  [
    'phone.heic',
    async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    'is not an image that can be read',
  ],
  ['text.jpg', async () => Buffer.from('<html>404 Not Found</html>'), 'is not an image that can be read'],
  ['half.jpg', half, 'is damaged'],
])('%s stops the build with one line that names it', async (name, image, line) => {
  const building = built(name, await image());
  await expect(building).rejects.toThrow(`${name} is`);
  await expect(building).rejects.toThrow(line);
  await expect(building).rejects.toThrow('Save it as a JPEG or PNG.');
});
