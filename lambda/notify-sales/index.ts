import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { readNotifySalesEnvironment } from '../environment.ts';
import { lambdaTelemetry } from '../telemetry.ts';
import { createHandler } from './handler.ts';
import { dynamoOutbox } from './outbox.ts';
import { sesSendMail } from './send-mail.ts';

const { tableName, salesEmail, senderEmail, configurationSet, metricsNamespace } = readNotifySalesEnvironment(
  process.env,
);

const store = new DynamoDBClient({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
});

/** One attempt: SES has no idempotency token, so a retry after a lost response would be a second email. */
const mail = new SESv2Client({
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 2000, requestTimeout: 8000, throwOnRequestTimeout: true },
});

export const handler = createHandler({
  outbox: dynamoOutbox(store, tableName),
  sendMail: sesSendMail({ client: mail, senderEmail, salesEmail, configurationSet }),
  telemetry: lambdaTelemetry('notify-sales', metricsNamespace),
  now: () => new Date(),
  pause: sleep,
});
