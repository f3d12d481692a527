import { setTimeout as sleep } from 'node:timers/promises';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { bodyTimeout } from '../body-timeout.ts';
import { readNotifySalesEnvironment } from '../environment.ts';
import { lambdaDynamoDbClient } from '../inquiry/dynamodb.ts';
import { dynamoOutbox } from '../inquiry/outbox.ts';
import { lambdaTelemetry } from '../telemetry.ts';
import { createRun } from './run.ts';
import { sesSendMail } from './send-mail.ts';

const { tableName, salesEmail, senderEmail, configurationSet, timeZone, metricsNamespace } =
  readNotifySalesEnvironment(process.env);

/** One attempt: SES has no idempotency token, so a retry after a lost response would be a second email. */
const mail = new SESv2Client({
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 2000, requestTimeout: 8000, throwOnRequestTimeout: true },
});
mail.middlewareStack.use(bodyTimeout(1000));

export const handler = createRun({
  outbox: dynamoOutbox({ client: lambdaDynamoDbClient(), tableName }),
  sendMail: sesSendMail({ client: mail, senderEmail, salesEmail, configurationSet }),
  telemetry: lambdaTelemetry('notify-sales', metricsNamespace),
  timeZone,
  now: () => new Date(),
  pause: sleep,
});
