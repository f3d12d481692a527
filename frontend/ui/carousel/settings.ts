/** What the carousel asks of react-slick, in its own terms. */
export interface CarouselSettings {
  slidesToShow: number;
  slidesToScroll: number;
  infinite: boolean;
  /** How long a change takes, in milliseconds. */
  speed: number;
  autoplay: boolean;
  /** How long it waits for the next change, in milliseconds. */
  autoplaySpeed: number;
}

/** Settings that differ while the view is at most so wide, in CSS pixels; those of two breakpoints don't add up. */
interface Breakpoint {
  breakpoint: number;
  settings: Partial<CarouselSettings>;
}

/** The specification's (section 9), widest breakpoint first. The stylesheet knows the 600 px as well. */
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

/** Index of the card that is active before the first change (the specification, section 4). */
export const firstActive = 2;

const atMost = (width: number) => `(max-width: ${width}px)`;

/** The media queries that decide on the settings. */
export const breakpointQueries = pinned.responsive.map(({ breakpoint }) => atMost(breakpoint));

/** The narrowest breakpoint that applies; undefined in the widest views. */
export const breakpointFor = (matches: (query: string) => boolean): number | undefined =>
  pinned.responsive.findLast(({ breakpoint }) => matches(atMost(breakpoint)))?.breakpoint;

/**
 * The settings at a breakpoint. Chosen here and not by react-slick's `responsive`, as its queries leave gaps at
 * fractional widths (three slides at 480.5 px) and autoplay that one breakpoint stopped never starts at another.
 */
export function settingsAt(breakpoint: number | undefined): CarouselSettings {
  const { responsive, ...settings } = pinned;
  return { ...settings, ...responsive.find((entry) => entry.breakpoint === breakpoint)?.settings };
}

/** First slide of the page on which a slide is found: with three to a page, 0 for slides 0 to 2, 3 for 3 to 5. */
export const pageStart = (slide: number, { slidesToScroll }: Pick<CarouselSettings, 'slidesToScroll'>) =>
  slide - (slide % slidesToScroll);

/** First slide that is seen on a page: a last page that is not full reaches back, so that it is. */
export const firstShown = (
  slide: number,
  count: number,
  settings: Pick<CarouselSettings, 'slidesToShow' | 'slidesToScroll'>,
) => Math.min(pageStart(slide, settings), count - settings.slidesToShow);
