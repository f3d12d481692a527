/** What a carousel says to those who hear it. */
export const carouselMessages = {
  carousel: 'carousel',
  slide: 'slide',
  stop: 'Stop automatic slide show',
  start: 'Start automatic slide show',
  previous: 'Previous slides',
  next: 'Next slides',
  pages: 'Choose slides',
  /** One page of slides: its first and its last, counted from 1. */
  page: (first: number, last: number) =>
    first === last ? `Show slide ${first}` : `Show slides ${first} to ${last}`,
};
