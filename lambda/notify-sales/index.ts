import { Logger } from '@aws-lambda-powertools/logger';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { dynamoDeliveryMarks } from './dynamo-delivery-marks.ts';
import { readSettings } from './env.ts';
import { createHandler } from './handler.ts';
import { sesMailSender } from './ses-mail-sender.ts';

const { tableName, salesEmail, senderEmail } = readSettings(process.env);

/** The SDK waits between attempts, longer each time and by chance (full jitter); all fit into the Lambda's time. */
const attempts = {
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
};

/** The Lambda's entry point. */
export const handler = createHandler({
  marks: dynamoDeliveryMarks({ client: new DynamoDBClient(attempts), tableName }),
  sender: sesMailSender({ client: new SESv2Client(attempts), senderEmail, salesEmail }),
  now: () => new Date(),
  log: new Logger({ serviceName: 'notify-sales' }),
});
