import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import {
  carouselSettings,
  firstActive,
  firstShown,
  noAutoplayQuery,
  oneSlideQuery,
  pageStart,
} from './settings.ts';
import { type Slick, SlickSlides } from './slick-slides.tsx';
import { useSlideShow } from './use-slide-show.ts';

export interface LiveCarouselProps {
  /** The visitor's position in the row that this component replaces. */
  start: {
    /** Index of the focused card, or of the last card that is completely in view. */
    card: number;
    hasFocus: boolean;
  };
  count: number;
  /** Renders a slide; `active` is the index of the active one. */
  slide: (index: number, active: number) => ReactNode;
}

/** The carousel with react-slick, its controls and the automatic slide show. */
export function LiveCarousel({ start, count, slide }: LiveCarouselProps) {
  const body = useRef<HTMLDivElement>(null);
  const slick = useRef<Slick>(null);
  const settings = carouselSettings(useMedia(oneSlideQuery), !useMedia(noAutoplayQuery));
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  /** Index of the first slide of the page that react-slick shows or is moving to. */
  const [next, setNext] = useState<number>();
  const slideShow = useSlideShow(settings.autoplay, calm);

  const place = next ?? start.card;
  const perPage = settings.slidesToShow;
  const pages = Array.from({ length: Math.ceil(count / perPage) }, (_, page) => {
    const first = firstShown(page * perPage, count, perPage) + 1;
    return { first, last: first + perPage - 1 };
  });

  // Moves the focus from a link in the row to the same link in the new slides.
  useEffect(() => {
    if (!start.hasFocus) return;
    const link = body.current?.querySelector<HTMLElement>(`[data-index="${start.card}"] :is(a, button)`);
    link?.focus({ preventScroll: true });
  }, [start]);

  return (
    <div ref={body} className={styles['body']} {...slideShow.hold}>
      <CarouselControls
        slideShow={settings.autoplay ? slideShow : undefined}
        onPrevious={() => slick.current?.slickPrev()}
        onNext={() => slick.current?.slickNext()}
        pages={pages}
        page={pageStart(place, perPage) / perPage}
        onPage={(page) => slick.current?.slickGoTo(page * perPage)}
      />
      <SlickSlides
        // Remounts when the number of visible slides changes, or react-slick would stop between two pages.
        key={perPage}
        ref={slick}
        // Without animation, react-slick must not wait for one.
        settings={calm ? { ...settings, speed: 0 } : settings}
        firstShown={firstShown(place, count, perPage)}
        initialSlide={pageStart(place, perPage)}
        running={slideShow.running}
        onChange={setNext}
      >
        {Array.from({ length: count }, (_, index) => slide(index, next ?? firstActive))}
      </SlickSlides>
    </div>
  );
}

/** Whether a media query matches, also after changes. In the browser only. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
