import type { ReactNode } from 'react';
import type { PagePath } from '../site/pages.ts';
import { Icon } from '../ui/icon.tsx';
import { arrowRight } from '../ui/icons.ts';
import type { ImageSource } from '../ui/image-source.ts';
import { Picture } from '../ui/picture.tsx';
import type { Surface } from '../ui/surface.ts';
import styles from './illustrated-link.module.css';
import { PageLink } from './page-link.tsx';

interface IllustratedLinkProps {
  to: PagePath;
  /** The background of the illustration. */
  surface: Surface;
  illustration: ImageSource;
  /** The illustration's width. All are 360 px high. */
  width: number;
  /** A heading and a sentence. */
  children: ReactNode;
}

/** A card that leads to a page: its illustration above a text. */
export function IllustratedLink({ to, surface, illustration, width, children }: IllustratedLinkProps) {
  return (
    <PageLink className="card-link" to={to}>
      <Picture src={illustration} alt="" width={width} height={360} />
      {/* Only the text has the color, which would show at the corners of the illustration. */}
      <div className={`on-${surface} ${styles.text}`}>
        {children}
        <span className={`disc ${styles.arrow}`}>
          <Icon path={arrowRight} strokeWidth={2.6} />
        </span>
      </div>
    </PageLink>
  );
}
