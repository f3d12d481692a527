/** Whether this is the nightly run, which repeats more and covers more combinations than `npm test`. */
export const nightly = Boolean(process.env['NIGHTLY']);

/** All items in the nightly run, otherwise the first few. */
export const someOf = <T>(items: readonly T[], few: number): readonly T[] =>
  nightly ? items : items.slice(0, few);
