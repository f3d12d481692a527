import type { Reason } from './answer.ts';

/** What becomes of a request, as it is counted: never what it held. */
export type Outcome =
  | 'stored'
  | 'repeat'
  | 'trapped'
  | 'failed'
  | { readonly refused: Exclude<Reason, 'failed'> };

/** Counts requests; names and reasons are fixed words, so no personal data can get into a metric. */
export interface Meter {
  count(outcome: Outcome): void;
  /** An inquiry was stored with a mark of suspicion. */
  countSuspect(): void;
}

/** Counts nothing: where nobody collects metrics. */
export const silentMeter: Meter = { count: () => undefined, countSuspect: () => undefined };
