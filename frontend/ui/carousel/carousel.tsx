import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { Section } from '../section.tsx';
import styles from './carousel.module.css';
import type { LiveCarouselProps } from './live-carousel.tsx';
import { carouselMessages } from './messages.ts';

interface CarouselProps {
  heading: string;
  slides: readonly ReactNode[];
}

type Start = LiveCarouselProps['start'];

/** @param row a scrollable row of cards */
function placeInRow(row: HTMLElement): Start {
  const cards = [...row.children];
  const focused = cards.findIndex((card) => card.contains(document.activeElement));
  const shown = Math.round((cards.length * (row.scrollLeft + row.clientWidth)) / row.scrollWidth);
  return { card: focused < 0 ? shown - 1 : focused, hasFocus: focused >= 0 };
}

/**
 * A carousel. The prerendered slides are a scrollable row, which works without JavaScript. When the row comes near
 * the viewport, react-slick replaces the row without a layout shift.
 */
export function Carousel({ heading, slides }: CarouselProps) {
  const headingId = useId();
  const row = useRef<HTMLDivElement>(null);
  /** Index of the slide that the content of slides can style by `[data-active]` (requirement R37). */
  const [active, setActive] = useState(2);
  const [live, setLive] = useState<{ Slides: ComponentType<LiveCarouselProps>; start: Start }>();
  const [failed, setFailed] = useState(false);

  // Focus brings the row into view as well.
  useEffect(() => {
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        try {
          const { LiveCarousel } = await import('./live-carousel.tsx');
          if (row.current) setLive({ Slides: LiveCarousel, start: placeInRow(row.current) });
        } catch (error) {
          console.error(error);
          setFailed(true);
        }
      },
      { rootMargin: '600px' },
    );
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, []);

  const cards = slides.map((slide, index) => (
    // biome-ignore lint/a11y/useSemanticElements: the role that the ARIA carousel pattern uses
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: slides in a fixed order
      key={index}
      className={styles.slide}
      role="group"
      aria-roledescription={carouselMessages.slide}
      aria-label={carouselMessages.slideOf(index + 1, slides.length)}
      data-active={index === active || undefined}
    >
      {slide}
    </div>
  ));
  const staticRow = (hasFailed: boolean) => (
    <div ref={row} className={styles.row} data-failed={hasFailed || undefined}>
      {cards}
    </div>
  );
  return (
    <Section intro={{ heading }} aria-roledescription={carouselMessages.carousel} aria-labelledby={headingId}>
      <ErrorBoundary fallback={staticRow(true)}>
        {live ? <live.Slides start={live.start} slides={cards} onChange={setActive} /> : staticRow(failed)}
      </ErrorBoundary>
    </Section>
  );
}
