import type { ImageSource } from '../../ui/image-source.ts';
import { Picture } from '../../ui/picture.tsx';

interface TextImageProps {
  src: ImageSource;
  alt: string;
  /** Below the image. */
  caption?: string | undefined;
  /** Of an illustration, in pixels. */
  width: number;
  /** Pixels that the layout has for it at most. */
  room: number;
}

/** An image as a whole within a text, 360 px high if it is an illustration, and a photo no wider than it is. */
export function TextImage({ src, alt, caption, width, room }: TextImageProps) {
  const { w, h } = typeof src === 'string' ? { w: width, h: 360 } : src.img;
  const sizes = `min(100vw, ${Math.min(w, room)}px)`;
  const picture = <Picture src={src} alt={alt} width={w} height={h} sizes={sizes} whole />;
  if (!caption) return picture;
  return (
    <figure>
      {picture}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
