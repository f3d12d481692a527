import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/**
 * Widths in pixels. The second one fills a phone of middle density and half of a common laptop's screen, the last one half of
 * a wide screen with twice the density.
 */
const widths = [480, 800, 1280, 1920];

const images = /^[^?]+\.(?:avif|gif|heic|heif|jpe?g|png|tiff?|webp)$/i;
const photoFormats = ['jpeg', 'png'];

/** Stops the build at an image that cannot be shown, with one line that names the file and says what to do. */
const checkImages: Plugin = {
  name: 'check-images',
  enforce: 'pre',
  load: {
    filter: { id: images },
    async handler(file) {
      const name = path.relative(projectRoot, file);
      const refuse = (why: string) => this.error(`${name} ${why}. Save it as a JPEG or PNG.`);
      try {
        const image = await readFile(file);
        const { format, pages = 1 } = await sharp(image).metadata();
        if (pages > 1 || isAnimatedPng(image)) return refuse('is animated, which visitors could not stop');
        if (!photoFormats.includes(format)) return refuse(`is a photo in the format ${format}`);
        // A file that ends too early has its metadata, but not its pixels.
        await sharp(image, { failOn: 'truncated' }).stats();
      } catch (error) {
        if ((error as { code?: string }).code === 'PLUGIN_ERROR') throw error;
        return refuse('is not an image that can be read, or it is damaged');
      }
      return null;
    },
  },
};

/** An SVG in frontend/logos is imported with its size, which keeps its place. */
const logos: Plugin = {
  name: 'logos',
  enforce: 'pre',
  load: {
    filter: { id: /\/logos\/[^/?]+\.svg$/ },
    async handler(file) {
      const { width, height } = await sharp(file).metadata();
      const photo = `{ sources: {}, img: { src, w: ${width}, h: ${height} } }`;
      return `import src from ${JSON.stringify(`${file}?url`)}; export default ${photo};`;
    },
  },
};

/** Built files have names that addresses, archives and buckets take as they are, whatever a photo is called. */
const plainNames: Plugin = {
  name: 'plain-names',
  outputOptions: (options) => ({
    ...options,
    sanitizeFileName: (name) => name.normalize('NFKD').replace(/[^\w.-]+/g, '_'),
  }),
};

/** The chunk that an animated PNG has before its first frame. */
const isAnimatedPng = (image: Buffer) => image.subarray(0, 4096).includes('acTL');

/**
 * Vite's plugins for photos and logos. An imported JPEG or PNG becomes AVIF and WebP, in several widths, upright and without its
 * metadata, such as the place where it was taken. `Photo` in ui/image-source.ts is what the import is then.
 */
export const photos = (): Plugin[] => [
  checkImages,
  logos,
  plainNames,
  imagetools({
    include: images,
    exclude: [],
    defaultDirectives: async (_, metadata) => {
      // `width` would be the height of a photo that a phone has taken upright.
      const { width } = (await metadata()).autoOrient;
      const smaller = widths.filter((each) => each < width);
      const largest = Math.min(width, widths.at(-1) ?? width);
      const w = [...new Set([...smaller, largest])].join(';');
      // The next effort, sharp's default, takes AVIF eight times as long, for files that are 7 percent smaller.
      const effort = '3';
      return new URLSearchParams({ as: 'picture', format: 'avif;webp', w, effort, allowUpscale: 'true' });
    },
    cache: { dir: path.join(projectRoot, 'node_modules/.cache/photos') },
  }),
];
