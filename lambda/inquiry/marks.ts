/** What a mark of an inquiry says about the request that sent it. None of them judges what was written. */
export const marks = {
  /** The inquiry is stored, but not mailed. */
  honeypot: 'the hidden field was filled in',
  program: 'no browser sent it',
  otherSite: 'it was sent from another website',
  fast: 'it was sent within two seconds',
  name: 'the name contains a link',
} as const;

export type Mark = keyof typeof marks;

/** Whether a request was made in a way in which no form of the site makes it, so readers are warned in the subject. */
export function isFromElsewhere(suspect: readonly string[]): boolean {
  return suspect.includes('program') || suspect.includes('otherSite');
}

/** The marks of an inquiry in words, such as `no browser sent it; the name contains a link`. */
export function describeMarks(suspect: readonly string[]): string {
  return suspect.map((mark) => (Object.hasOwn(marks, mark) ? marks[mark as Mark] : mark)).join('; ');
}
