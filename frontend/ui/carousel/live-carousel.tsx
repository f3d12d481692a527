import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import Slider from 'react-slick';
import { Icon } from '../icon.tsx';
import { arrowLeft, arrowRight, pause, play } from '../icons.ts';
import styles from './carousel.module.css';
import { carouselMessages } from './messages.ts';
import { useSlideShow } from './use-slide-show.ts';

// The types do not know that the default export of a CommonJS package is the whole package.
const { default: ReactSlick } = Slider as unknown as { default: typeof Slider };

export interface LiveCarouselProps {
  slides: readonly ReactNode[];
  /** Receives the index of the slide that is about to be shown. */
  onChange: (next: number) => void;
}

/**
 * The carousel with react-slick, its controls and the automatic slide show (requirement R36). The pause button is first in
 * the tab order. react-slick's own `responsive` is not used: its media queries leave gaps at fractional widths (three
 * slides at 480.5 px), and autoplay never resumes after a breakpoint that disables it. Slides that all fit stay a row, as
 * the library would fill the rest of it with copies.
 */
export function LiveCarousel({ slides, onChange }: LiveCarouselProps) {
  const body = useRef<HTMLDivElement>(null);
  const slick = useRef<Slider>(null);
  const perPage = useMedia('(width <= 600px)') ? 1 : 3;
  const autoplay = !useMedia('(width <= 480px)');
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  /** Index of a slide on the page that react-slick shows or is moving to. */
  const [place, setPlace] = useState(0);
  const { running, stopped, toggle, pauseHandlers } = useSlideShow(autoplay, reducedMotion);

  /** First slide of the page: with three per page, 0 or 3. */
  const currentPage = place - (place % perPage);
  /** An incomplete last page starts earlier, so that it is full. */
  const firstShown = (page: number) => Math.min(page, slides.length - perPage);

  useEffect(() => {
    if (running) slick.current?.slickPlay();
    else slick.current?.slickPause();
  }, [running]);

  // When the number of visible slides changes, react-slick may be between two pages. It measures itself again after 50 ms,
  // which can undo an earlier call.
  useEffect(() => {
    if (currentPage === place) return;
    const timer = setTimeout(() => slick.current?.slickGoTo(currentPage, true), 100);
    return () => clearTimeout(timer);
  }, [currentPage, place]);

  /**
   * Makes slides inert that are off-screen or that are react-slick's clones, which hides them from assistive technology
   * and from the tab order. On an incomplete last page the library itself hides a visible slide and exposes a clone.
   */
  const exposeShown = () => {
    const first = firstShown(currentPage);
    for (const slide of body.current?.querySelectorAll<HTMLElement>('.slick-slide') ?? []) {
      // Negative in a clone, or the number of slides or more.
      const index = Number(slide.dataset['index']);
      const hidden = index < first || index >= first + perPage;
      // Making a slide inert removes the focus without a blur event, and the slide show would stay paused.
      if (hidden) slide.querySelector<HTMLElement>(':focus')?.blur();
      slide.inert = hidden;
      slide.ariaHidden = String(hidden);
    }
  };

  const arrow = (label: string, path: string, onClick: () => void) => (
    <button type="button" className="disc on-sand bordered" aria-label={label} onClick={onClick}>
      <Icon path={path} />
    </button>
  );
  if (slides.length <= perPage)
    return (
      <div className={styles.row} data-fits="always">
        {slides}
      </div>
    );
  return (
    <div ref={body} className={styles.body} {...pauseHandlers}>
      <div className={styles.controls}>
        {autoplay && (
          <button
            type="button"
            className="disc on-sand bordered"
            aria-label={stopped ? carouselMessages.start : carouselMessages.stop}
            onClick={toggle}
          >
            <Icon path={stopped ? play : pause} solid />
          </button>
        )}
        {arrow(carouselMessages.previous, arrowLeft, () => slick.current?.slickPrev())}
        {arrow(carouselMessages.next, arrowRight, () => slick.current?.slickNext())}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div className={styles.dots} role="group" aria-label={carouselMessages.pages}>
          {Array.from({ length: Math.ceil(slides.length / perPage) }, (_, index) => {
            const page = index * perPage;
            const first = firstShown(page) + 1;
            return (
              <button
                key={first}
                type="button"
                aria-label={carouselMessages.page(first, first + perPage - 1)}
                aria-current={page === currentPage || undefined}
                onClick={() => slick.current?.slickGoTo(page)}
              />
            );
          })}
        </div>
      </div>
      <div className={styles.slides} aria-live={running ? 'off' : 'polite'}>
        <ReactSlick
          ref={slick}
          slidesToShow={perPage}
          slidesToScroll={perPage}
          infinite
          // Without animation, react-slick must not wait for one.
          speed={reducedMotion ? 0 : 1000}
          autoplay={autoplay}
          autoplaySpeed={3000}
          beforeChange={(_, next) => {
            setPlace(next);
            onChange(next);
          }}
          // Called after every update, and the first follows the mount.
          onReInit={exposeShown}
          // The buttons also work during a transition.
          waitForAnimate={false}
          // By touch only. A mouse follows links and selects text, as everywhere else.
          draggable={false}
          arrows={false}
          pauseOnHover={false}
          // react-slick's arrow keys would move the focused slide out of view.
          accessibility={false}
        >
          {slides}
        </ReactSlick>
      </div>
    </div>
  );
}

/** Whether a media query matches, also after changes. In the browser only. */
function useMedia(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
