import type { StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';

/** An inquiry as it is read from the table. */
export function storedInquiry(fields: Partial<StoredInquiry> = {}): StoredInquiry {
  return {
    id: 'iAbc',
    receivedAt: '2026-11-21T09:06:00.123Z',
    lastReceivedAt: '2026-11-21T09:06:00.123Z',
    name: 'Asha',
    email: 'asha@example.com',
    phoneNumber: '+919876543210',
    comment: 'Hello',
    repeatedAt: [],
    pagePath: undefined,
    suspect: [],
    expiresAt: Date.parse('2028-11-20T09:06:00Z') / 1000,
    notifiedAt: undefined,
    messageId: undefined,
    bouncedAt: undefined,
    outbox: undefined,
    unsentSince: undefined,
    attempts: 0,
    firstRefusedAt: undefined,
    refusals: 0,
    ...fields,
  };
}
