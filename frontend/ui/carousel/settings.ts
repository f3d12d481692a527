/** Viewports with one slide instead of three (requirement R36). carousel.module.css repeats the 600 px. */
export const oneSlideQuery = '(max-width: 600px)';

/** Viewports in which the slides do not change automatically (requirement R36). */
export const noAutoplayQuery = '(max-width: 480px)';

export type CarouselSettings = ReturnType<typeof carouselSettings>;

/**
 * Settings of react-slick, under their names there (requirement R36, in which those up to 1024 px are the ones above).
 * react-slick's own `responsive` is not used: its media queries leave gaps at fractional widths (three slides at
 * 480.5 px), and autoplay never resumes after a breakpoint that disables it.
 */
export function carouselSettings(oneSlide: boolean, autoplay: boolean) {
  const perPage = oneSlide ? 1 : 3;
  return {
    slidesToShow: perPage,
    slidesToScroll: perPage,
    infinite: true,
    /** Duration of a transition in milliseconds. */
    speed: 1000,
    autoplay,
    /** Milliseconds between two automatic transitions. */
    autoplaySpeed: 3000,
  };
}

/** Index of the card that is active before the first transition (requirement R37). */
export const firstActive = 2;

/** First slide of the page that contains a slide: with three per page, 0 for slides 0 to 2 and 3 for slides 3 to 5. */
export const pageStart = (slide: number, perPage: number) => slide - (slide % perPage);

/** First visible slide of a page. An incomplete last page starts earlier, so that it is full. */
export const firstShown = (slide: number, count: number, perPage: number) =>
  Math.min(pageStart(slide, perPage), count - perPage);
