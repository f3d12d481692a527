/** SVG path data of icons in a 24 by 24 view box. */

export const arrowLeft = 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5';
export const arrowRight = 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5';
export const arrowUpRight = 'M6.5 17.5l11-11M8.5 6.5h9v9';
export const check = 'M4.5 12.5 10 18 19.5 6.5';
export const chevronDown = 'M5.5 8.5 12 15l6.5-6.5';
export const cross = 'M5.5 5.5l13 13M18.5 5.5l-13 13';
export const exclamation = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 7.5v5M12 16.3v.1';
export const menu = 'M3.5 5.5h17M3.5 12h17M3.5 18.5h17';
export const pause = 'M6 4h3v16H6zM15 4h3v16h-3z';
export const play = 'M7 4l13 8-13 8z';

/** Drawn by hand, as no icon set here has brand icons. */
export const facebook = 'M17 3.5h-1.8q-3.7 0-3.7 4V21M7.5 12.5H16';
export const instagram =
  'M8.5 3.5h7a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-7a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17 7h.01';
