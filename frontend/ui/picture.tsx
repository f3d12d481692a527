import { preload } from 'react-dom';
import type { ImageSource } from './image-source.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** Without it, there is no image. */
  src: ImageSource | undefined;
  alt: string;
  /** Size of an illustration in its place, in CSS pixels. A photo is cropped to that shape. */
  width: number;
  height: number;
  /** A photo keeps its own shape, and `width` and `height` are its own. */
  whole?: boolean;
  /** `sizes` of an image whose width comes from its file instead of the layout: with `auto`, it would be 300 px. */
  sizes?: string;
  /** In the first view: it is loaded with priority. All others are lazy. */
  first?: boolean;
}

/** Half of the page's width, or all of it in one column. With `auto`, browsers use the rendered width of a lazy image. */
const halfOfPage = '(width < 56.25em) 100vw, 50vw';

/** An illustration, or a photo in the format and width that the browser wants. */
export function Picture({ src, alt, width, height, whole, first, ...props }: PictureProps) {
  const loading = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  if (src === undefined) return null;
  if (typeof src === 'string') return <img src={src} alt={alt} width={width} height={height} {...loading} />;

  const { sources, img } = src;
  const sizes = props.sizes ?? (first ? halfOfPage : `auto, ${halfOfPage}`);
  const [best] = Object.entries(sources);
  if (first && best)
    preload(img.src, {
      as: 'image',
      type: `image/${best[0]}`,
      imageSrcSet: best[1],
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture className={styles.picture}>
      {Object.entries(sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={whole ? undefined : styles.photo}
        src={img.src}
        alt={alt}
        width={width}
        height={height}
        sizes={sizes}
        {...loading}
      />
    </picture>
  );
}
