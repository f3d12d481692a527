/** An imported JPEG or PNG, as the build makes it (build/photos.ts): its formats, and how large it is. */
export interface Photo {
  /** The `srcset` of each format, the best first: `{ avif: '...', webp: '...' }`. Empty for a logo that is an SVG. */
  sources: Readonly<Record<string, string>>;
  /** For browsers that know none of the formats. Width and height in pixels. */
  img: { src: string; w: number; h: number };
}

/** What an import of an image file is: an illustration is the URL of an SVG file, and everything else a photo. */
export type ImageSource = string | Photo;

/** Four illustrations: one SVG file with the views `part-1` to `part-4`, or an image for each. */
export type FourImages = string | readonly [ImageSource, ImageSource, ImageSource, ImageSource];

/** @param index from 0 */
export const imageOf = (images: FourImages | undefined, index: number): ImageSource | undefined =>
  typeof images === 'string' ? `${images}#part-${index + 1}` : images?.[index];
