import { readRecordBouncesEnvironment } from '../environment.ts';
import { lambdaDynamoDbClient } from '../inquiry/dynamodb.ts';
import { dynamoOutbox } from '../inquiry/outbox.ts';
import { lambdaTelemetry } from '../telemetry.ts';
import { createRecorder } from './record-bounces.ts';

const { tableName } = readRecordBouncesEnvironment(process.env);

export const handler = createRecorder({
  outbox: dynamoOutbox({ client: lambdaDynamoDbClient(), tableName }),
  telemetry: lambdaTelemetry('record-bounces', undefined),
});
