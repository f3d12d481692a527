import { useRef } from 'react';
import type { PageIllustration } from '../content/types.ts';
import { Picture } from '../ui/picture.tsx';
import { useInView } from '../ui/use-in-view.ts';
import styles from './moving-illustration.module.css';

interface MovingIllustrationProps extends PageIllustration {
  /** Of an SVG. A photo is cropped to 480 by 360. */
  width: number;
  className?: string | undefined;
}

/**
 * The illustration at the top of a page, 360 px high, or a photo. If it has a part that moves, that part is an image of its
 * own, which the container places above the rest. It moves away and back once when it comes into view. Both are in one file,
 * and at rest they look like one illustration.
 */
export function MovingIllustration({
  illustration,
  illustrationAlt,
  illustrationMoves: moves,
  width,
  className,
}: MovingIllustrationProps) {
  if (typeof illustration !== 'string')
    return <Picture src={illustration} alt={illustrationAlt} width={480} height={360} first />;
  const still = moves ? `${illustration}#still` : illustration;
  return (
    <>
      <img
        className={className}
        src={still}
        alt={illustrationAlt}
        width={width}
        height="360"
        fetchPriority="high"
      />
      {moves && (
        <MovingPart
          className={`${className ?? ''} ${styles.moving} ${styles[moves]}`}
          src={`${illustration}#moving`}
          width={width}
        />
      )}
    </>
  );
}

function MovingPart(image: { className: string; src: string; width: number }) {
  const element = useRef<HTMLImageElement>(null);
  useInView(element, true);
  return <img ref={element} alt="" height="360" {...image} />;
}
