import { Logger } from '@aws-lambda-powertools/logger';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { cloudWatchMeter } from './cloudwatch-meter.ts';
import { dynamoInquiryStore } from './dynamo-inquiry-store.ts';
import { readSettings } from './env.ts';
import { createHandler } from './handler.ts';
import { silentMeter } from './meter.ts';

const { tableName, retentionDays, siteOrigin, allowedOrigins, metricsNamespace } = readSettings(process.env);

/** Small items in the same region: an attempt takes milliseconds, and three fit well into the Lambda's time. */
const client = new DynamoDBClient({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
});

/** The Lambda's entry point. */
export const handler = createHandler({
  store: dynamoInquiryStore({ client, tableName, retentionDays }),
  now: () => new Date(),
  log: new Logger({ serviceName: 'submit-inquiry' }),
  meter: metricsNamespace ? cloudWatchMeter(metricsNamespace) : silentMeter,
  siteOrigin,
  allowedOrigins,
});
