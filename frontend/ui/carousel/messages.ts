/** Accessible names of the carousel's parts. */
export const carouselMessages = {
  carousel: 'carousel',
  slide: 'slide',
  /** The first slide is 1. */
  slideOf: (n: number, count: number) => `${n} of ${count}`,
  stop: 'Stop automatic slide show',
  start: 'Start automatic slide show',
  previous: 'Previous slides',
  next: 'Next slides',
  pages: 'Choose slides',
  /** The first and last slide of a page, starting at 1. */
  page: (first: number, last: number) =>
    first === last ? `Show slide ${first}` : `Show slides ${first} to ${last}`,
};
