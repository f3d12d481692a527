import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createHandler } from '#lambda/submit-inquiry/handler.ts';
import { inquiryStore } from '#lambda/submit-inquiry/store.ts';

/** The handler with a database that accepts everything and stores nothing, to measure the handler alone. */
export function discardingHandler() {
  const client = { send: async () => ({}) } as unknown as DynamoDBClient;
  const discard = () => undefined;
  return createHandler({
    store: inquiryStore({ client, tableName: 'inquiries', retentionDays: 730 }),
    now: () => new Date(),
    telemetry: { info: discard, error: discard, metric: discard },
    siteOrigin: '',
    pages: ['/'],
    allowedOrigins: ['https://www.example'],
  });
}
