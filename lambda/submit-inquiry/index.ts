import { readSubmitInquiryEnvironment } from '../environment.ts';
import { lambdaDynamoDbClient } from '../inquiry/dynamodb.ts';
import { dynamoInquiryStore } from '../inquiry/inquiry-store.ts';
import { lambdaTelemetry } from '../telemetry.ts';
import { createHandler } from './handler.ts';

/** Paths of the website's pages, which the build puts here. */
declare const SITE_PAGES: readonly string[] | undefined;

const { tableName, retentionDays, siteOrigin, allowedOrigins, originSecrets, metricsNamespace } =
  readSubmitInquiryEnvironment(process.env);

export const handler = createHandler({
  store: dynamoInquiryStore({ client: lambdaDynamoDbClient(), tableName }, retentionDays),
  now: () => new Date(),
  telemetry: lambdaTelemetry('submit-inquiry', metricsNamespace),
  siteOrigin,
  allowedOrigins,
  originSecrets,
  pages: typeof SITE_PAGES === 'undefined' ? [] : SITE_PAGES,
});
