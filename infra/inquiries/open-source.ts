import type { InquirySource } from './read-items.ts';

/** A table that is open, until it is closed. */
export interface OpenSource extends InquirySource {
  /** What it is called when it is spoken of. */
  readonly place: string;
  /**
   * Passes on that the mail of an inquiry was asked for once more, where the table's stream does not.
   * @returns who sends it, and when, as a sentence
   */
  announceResend(id: string): Promise<string>;
  close(): Promise<void>;
}

/** Where no site ever ran: nothing is there to open, as if a table were there and empty. */
export interface ClosedSource {
  readonly place: string;
  readonly client?: undefined;
  readonly close?: undefined;
}
