import { Icon } from '../icon.tsx';
import { arrowLeft, arrowRight, pause, play } from '../icon-paths.ts';
import styles from './carousel.module.css';
import { carouselMessages } from './messages.ts';

interface CarouselControlsProps {
  /** Undefined if the slides do not change automatically. */
  slideShow: { stopped: boolean; toggle: () => void } | undefined;
  onPrevious: () => void;
  onNext: () => void;
  /** First and last slide of each page, counted from 1. */
  pages: readonly { first: number; last: number }[];
  /** Index of the page that is shown. */
  page: number;
  onPage: (page: number) => void;
}

/** Pause button, arrows and dots. The pause button comes first in the tab order. */
export function CarouselControls({
  slideShow,
  onPrevious,
  onNext,
  pages,
  page,
  onPage,
}: CarouselControlsProps) {
  const icon = { size: 22, strokeWidth: 2.4, 'aria-hidden': true };
  return (
    <div className={styles['controls']}>
      {slideShow && (
        <button
          type="button"
          aria-label={slideShow.stopped ? carouselMessages.start : carouselMessages.stop}
          onClick={slideShow.toggle}
          // Hovering over this button does not pause the slides, so a press has a visible effect.
          onPointerOver={(event) => event.stopPropagation()}
        >
          {slideShow.stopped ? <Icon path={play} {...icon} solid /> : <Icon path={pause} {...icon} solid />}
        </button>
      )}
      <button type="button" aria-label={carouselMessages.previous} onClick={onPrevious}>
        <Icon path={arrowLeft} {...icon} />
      </button>
      <button type="button" aria-label={carouselMessages.next} onClick={onNext}>
        <Icon path={arrowRight} {...icon} />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className={styles['dots']} role="group" aria-label={carouselMessages.pages}>
        {pages.map(({ first, last }, index) => (
          <button
            key={first}
            type="button"
            aria-label={carouselMessages.page(first, last)}
            aria-current={index === page || undefined}
            onClick={() => onPage(index)}
          />
        ))}
      </div>
    </div>
  );
}
