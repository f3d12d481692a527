/** The signs of the three counters, for `Icon`. */
export const eye = 'M2 12c5-9 15-9 20 0-5 9-15 9-20 0M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0';
export const heart =
  'M12 20.5 3.8 12C.5 8.5 2.8 4 6.8 4c2.3 0 4.2 1.2 5.2 3.2C13 5.2 14.9 4 17.2 4c4 0 6.3 4.5 3 8z';
export const share =
  'M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0m12 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8.6 10.5l6.8-4m-6.8 7 6.8 4';
