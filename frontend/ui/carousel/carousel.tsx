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

/**
 * A carousel. The prerendered slides are a scrollable row, which works without JavaScript. When the row comes near
 * the viewport, react-slick replaces the row without a layout shift, but not while the row has the focus, which would be
 * lost.
 */
export function Carousel({ heading, slides }: CarouselProps) {
  const headingId = useId();
  const row = useRef<HTMLDivElement>(null);
  /** Index of the slide that the content of slides can style by `[data-active]` (requirement R37). */
  const [active, setActive] = useState(2);
  const [Live, setLive] = useState<ComponentType<LiveCarouselProps>>();
  const [failed, setFailed] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    // The focus may have been there before React.
    setFocused(Boolean(row.current?.contains(document.activeElement)));
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        try {
          const { LiveCarousel } = await import('./live-carousel.tsx');
          setLive(() => LiveCarousel);
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
  /** Where all slides are in view, so that no controls will need room above them. */
  const fits = slides.length === 1 ? 'always' : slides.length <= 3 ? 'wide' : undefined;
  const staticRow = (hasFailed: boolean) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices the focus only
    <div
      ref={row}
      className={styles.row}
      data-failed={hasFailed || undefined}
      data-fits={fits}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setFocused(currentTarget.contains(relatedTarget ?? document.activeElement))
      }
    >
      {cards}
    </div>
  );
  return (
    <Section intro={{ heading }} aria-roledescription={carouselMessages.carousel} aria-labelledby={headingId}>
      <ErrorBoundary fallback={staticRow(true)}>
        {Live && !focused ? <Live slides={cards} onChange={setActive} /> : staticRow(failed)}
      </ErrorBoundary>
    </Section>
  );
}
