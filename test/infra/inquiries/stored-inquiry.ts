import type { StoredInquiry } from '#lambda/inquiry-item.ts';

/** An inquiry as it is read from the table. */
export function storedInquiry(fields: Partial<StoredInquiry> = {}): StoredInquiry {
  return {
    id: 'iAbc',
    receivedAt: '2026-11-21T09:06:00.123Z',
    name: 'Asha',
    email: 'asha@example.com',
    phoneNumber: '+919876543210',
    comment: 'Hello',
    repeatedAt: [],
    pagePath: undefined,
    suspect: [],
    notifiedAt: undefined,
    outbox: undefined,
    unsentSince: undefined,
    attempts: 0,
    ...fields,
  };
}
