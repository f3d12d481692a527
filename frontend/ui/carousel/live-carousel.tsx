import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import type { PlaceInRow } from './place-in-row.ts';
import {
  breakpointFor,
  breakpointQueries,
  firstActive,
  firstShown,
  pageStart,
  settingsAt,
} from './settings.ts';
import { type Slick, SlickSlides } from './slick-slides.tsx';
import { useMedia } from './use-media.ts';
import { useSlideShow } from './use-slide-show.ts';

export interface LiveCarouselProps {
  /** Where the visitor was in the row that this takes the place of. */
  start: PlaceInRow;
  count: number;
  /** A slide, told which one is active. */
  slide: (index: number, active: number) => ReactNode;
}

const lessMotion = '(prefers-reduced-motion: reduce)';
const motionQueries = [lessMotion];

/** The slides with everything that moves them. */
export function LiveCarousel({ start, count, slide }: LiveCarouselProps) {
  const body = useRef<HTMLDivElement>(null);
  const slick = useRef<Slick>(null);
  const settings = settingsAt(useMedia(breakpointQueries, breakpointFor));
  const calm = useMedia(motionQueries, (matches) => matches(lessMotion));
  /** What react-slick says: the slide that leads the page, from the moment in which a change begins. */
  const [next, setNext] = useState<number>();
  const slideShow = useSlideShow(settings.autoplay, calm);

  const place = next ?? start.card;
  const { slidesToShow, slidesToScroll } = settings;
  const pages = Array.from({ length: Math.ceil(count / slidesToScroll) }, (_, page) => {
    const first = firstShown(page * slidesToScroll, count, settings) + 1;
    return { first, last: first + slidesToShow - 1 };
  });

  // Whoever was on a link of the row is on the same link of the slides.
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
        page={pageStart(place, settings) / slidesToScroll}
        onPage={(page) => slick.current?.slickGoTo(page * slidesToScroll)}
      />
      <SlickSlides
        // Another number of slides is another carousel: react-slick would stay between two pages.
        key={slidesToShow}
        ref={slick}
        // Without motion nothing is to be waited for.
        settings={calm ? { ...settings, speed: 0 } : settings}
        firstShown={firstShown(place, count, settings)}
        initialSlide={pageStart(place, settings)}
        running={slideShow.running}
        onChange={setNext}
      >
        {Array.from({ length: count }, (_, index) => slide(index, next ?? firstActive))}
      </SlickSlides>
    </div>
  );
}
