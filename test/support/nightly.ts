/** Whether this is the nightly run, which repeats more and covers more combinations than `npm test`. */
export const nightly = Boolean(process.env['NIGHTLY']);
