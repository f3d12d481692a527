import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { dynamoInquiryStore } from '#lambda/submit-inquiry/dynamo-inquiry-store.ts';
import { createHandler } from '#lambda/submit-inquiry/handler.ts';
import { silentMeter } from '#lambda/submit-inquiry/meter.ts';

/** The handler before a database that takes everything and keeps nothing, so that what is measured is the handler. */
export function discardingHandler() {
  const client = { send: async () => ({}) } as unknown as DynamoDBClient;
  const log = () => undefined;
  return createHandler({
    store: dynamoInquiryStore({ client, tableName: 'inquiries', retentionDays: 730 }),
    now: () => new Date(),
    log: { info: log, error: log },
    meter: silentMeter,
    siteOrigin: '',
    allowedOrigins: ['https://www.example'],
  });
}
