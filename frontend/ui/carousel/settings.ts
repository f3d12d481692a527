/** Settings of react-slick, under their names there. */
export interface CarouselSettings {
  slidesToShow: number;
  slidesToScroll: number;
  infinite: boolean;
  /** Duration of a transition in milliseconds. */
  speed: number;
  autoplay: boolean;
  /** Milliseconds between two automatic transitions. */
  autoplaySpeed: number;
}

/** Overrides for viewports up to this width in CSS pixels. Only one breakpoint applies at a time. */
interface Breakpoint {
  breakpoint: number;
  settings: Partial<CarouselSettings>;
}

/** Requirement R36, widest breakpoint first. carousel.module.css repeats the 600 px. */
const pinned: CarouselSettings & { responsive: readonly Breakpoint[] } = {
  slidesToShow: 3,
  slidesToScroll: 3,
  infinite: true,
  speed: 1000,
  autoplay: true,
  autoplaySpeed: 3000,
  responsive: [
    { breakpoint: 1024, settings: { slidesToShow: 3, slidesToScroll: 3, infinite: true } },
    { breakpoint: 600, settings: { slidesToShow: 1, slidesToScroll: 1 } },
    { breakpoint: 480, settings: { slidesToShow: 1, slidesToScroll: 1, autoplay: false } },
  ],
};

/** Index of the card that is active before the first transition (requirement R37). */
export const firstActive = 2;

const atMost = (width: number) => `(max-width: ${width}px)`;

/** The media query of each breakpoint. */
export const breakpointQueries = pinned.responsive.map(({ breakpoint }) => atMost(breakpoint));

/** The narrowest breakpoint that matches; undefined above all of them. */
export const breakpointFor = (matches: (query: string) => boolean): number | undefined =>
  pinned.responsive.findLast(({ breakpoint }) => matches(atMost(breakpoint)))?.breakpoint;

/**
 * The settings at a breakpoint. react-slick's own `responsive` is not used: its media queries leave gaps at fractional
 * widths (three slides at 480.5 px), and autoplay never resumes after a breakpoint that disables it.
 */
export function settingsAt(breakpoint: number | undefined): CarouselSettings {
  const { responsive, ...settings } = pinned;
  return { ...settings, ...responsive.find((entry) => entry.breakpoint === breakpoint)?.settings };
}

/** First slide of the page that contains a slide: with three per page, 0 for slides 0 to 2 and 3 for slides 3 to 5. */
export const pageStart = (slide: number, { slidesToScroll }: Pick<CarouselSettings, 'slidesToScroll'>) =>
  slide - (slide % slidesToScroll);

/** First visible slide of a page. An incomplete last page starts earlier, so that it is full. */
export const firstShown = (
  slide: number,
  count: number,
  settings: Pick<CarouselSettings, 'slidesToShow' | 'slidesToScroll'>,
) => Math.min(pageStart(slide, settings), count - settings.slidesToShow);
