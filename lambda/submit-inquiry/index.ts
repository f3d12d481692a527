import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { readSubmitInquiryEnvironment } from '../environment.ts';
import { lambdaTelemetry } from '../telemetry.ts';
import { createHandler } from './handler.ts';
import { inquiryStore } from './store.ts';

/** Paths of the website's pages, which the build puts here. */
declare const SITE_PAGES: readonly string[] | undefined;

const { tableName, retentionDays, siteOrigin, allowedOrigins, originSecrets, metricsNamespace } =
  readSubmitInquiryEnvironment(process.env);

/** An attempt takes milliseconds within a region, and even three slow ones fit into the Lambda's timeout. */
const client = new DynamoDBClient({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
});

export const handler = createHandler({
  store: inquiryStore({ client, tableName, retentionDays }),
  now: () => new Date(),
  telemetry: lambdaTelemetry('submit-inquiry', metricsNamespace),
  siteOrigin,
  allowedOrigins,
  originSecrets,
  pages: typeof SITE_PAGES === 'undefined' ? [] : SITE_PAGES,
});
