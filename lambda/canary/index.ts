import { readCanaryEnvironment } from '../environment.ts';
import { lambdaDynamoDbClient } from '../inquiry/dynamodb.ts';
import { lambdaTelemetry } from '../telemetry.ts';
import { dynamoProofStore, proveDelivery } from './proof.ts';

const { tableName, siteOrigin } = readCanaryEnvironment(process.env);
const telemetry = lambdaTelemetry('canary', undefined);
const store = dynamoProofStore({ client: lambdaDynamoDbClient(), tableName });

/** Fails if an inquiry does not reach sales. The log names the link that broke. */
export async function handler(): Promise<void> {
  await proveDelivery({
    origin: siteOrigin,
    store,
    isNotified: true,
    onLink: (link, milliseconds) => telemetry.info(link, { milliseconds: Math.round(milliseconds) }),
  });
}
