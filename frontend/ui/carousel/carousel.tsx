import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import styles from './carousel.module.css';
import type { LiveCarouselProps } from './live-carousel.tsx';
import { carouselMessages } from './messages.ts';
import { firstActive } from './settings.ts';

interface CarouselProps {
  heading: string;
  slides: readonly ReactNode[];
  /** Accessible name of a slide, such as "1 of 5"; n starts at 1. */
  slideLabel: (n: number, count: number) => string;
}

type Start = LiveCarouselProps['start'];

/** Distance from the viewport, in CSS pixels, at which the library loads. */
const nearDistance = 600;

/** @param row a scrollable row of cards */
function placeInRow(row: HTMLElement): Start {
  const cards = [...row.children];
  const focused = cards.findIndex((card) => card.contains(document.activeElement));
  if (focused >= 0) return { card: focused, hasFocus: true };
  const edge = row.getBoundingClientRect().right;
  // One pixel of tolerance for rounding.
  const last = cards.findLastIndex((card) => card.getBoundingClientRect().right <= edge + 1);
  return { card: Math.max(0, last), hasFocus: false };
}

/**
 * A carousel. The prerendered slides are a scrollable row, which works without JavaScript. When the section comes near
 * the viewport, react-slick replaces the row without a layout shift.
 */
export function Carousel({ heading, slides, slideLabel }: CarouselProps) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [live, setLive] = useState<{ Slides: ComponentType<LiveCarouselProps>; start: Start }>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = section.current;
    if (near || !element) return;
    if (element.contains(document.activeElement)) setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${nearDistance}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);

  useEffect(() => {
    if (!near) return;
    import('./live-carousel.tsx').then(
      ({ LiveCarousel }) => {
        if (row.current) setLive({ Slides: LiveCarousel, start: placeInRow(row.current) });
      },
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, [near]);

  /** One slide. Its children can style the active slide with `[data-active]`. */
  const slide = (index: number, active: number) => (
    // biome-ignore lint/a11y/useSemanticElements: the role that the ARIA carousel pattern uses
    <div
      key={index}
      className={styles['slide']}
      role="group"
      aria-roledescription={carouselMessages.slide}
      aria-label={slideLabel(index + 1, slides.length)}
      data-active={index === active || undefined}
    >
      {slides[index]}
    </div>
  );
  const staticRow = (hasFailed: boolean) => (
    <div className={styles['body']}>
      <div ref={row} className={styles['row']} data-failed={hasFailed || undefined}>
        {slides.map((_, index) => slide(index, firstActive))}
      </div>
      <div className={styles['controls']} />
    </div>
  );
  return (
    <section
      ref={section}
      className="section"
      onFocus={() => setNear(true)}
      aria-roledescription={carouselMessages.carousel}
      aria-labelledby={headingId}
    >
      <div className="wrap">
        <div className="heading-row">
          <h2 id={headingId}>{heading}</h2>
        </div>
        <ErrorBoundary fallback={staticRow(true)}>
          {live ? <live.Slides start={live.start} count={slides.length} slide={slide} /> : staticRow(failed)}
        </ErrorBoundary>
      </div>
    </section>
  );
}
