import type { InquiryRecord } from '#infra/inquiries/inquiry-record.ts';

/** An inquiry as it is read. */
export function recordOf(fields: Partial<InquiryRecord> = {}): InquiryRecord {
  return {
    id: 'iAbc',
    receivedAt: '2026-11-21T09:06:00.123Z',
    name: 'Asha',
    email: 'asha@example.com',
    phoneNumber: '+919876543210',
    comment: 'Hello',
    ...fields,
  };
}

/** Inquiries as they come from the store. */
export async function* reading(records: readonly InquiryRecord[]): AsyncGenerator<InquiryRecord> {
  yield* records;
}

/** All that a writer writes. */
export async function written(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}
