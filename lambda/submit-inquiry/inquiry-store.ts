import type { Inquiry } from '#shared/inquiry.ts';
import type { Suspicion } from './suspicion.ts';

/** An inquiry on its way into the store. */
export interface ReceivedInquiry extends Inquiry {
  /** Same content on the same day, same id: see inquiry-id.ts. */
  readonly id: string;
  readonly receivedAt: Date;
  /** What is suspicious about it; by default nothing. */
  readonly suspect?: readonly Suspicion[];
}

/** Where inquiries are kept; the domain knows no more of it. */
export interface InquiryStore {
  /**
   * Keeps the inquiry unless one with its id is there, atomically. When it resolves, the inquiry is safe.
   * @returns `repeat` when it was there; what is stored stays as it was
   * @throws whatever keeps it from knowing that the inquiry is safe
   */
  put(inquiry: ReceivedInquiry): Promise<'stored' | 'repeat'>;
}
