import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { proveDelivery } from '../delivery-proof.ts';
import { readCanaryEnvironment } from '../environment.ts';
import { lambdaTelemetry } from '../telemetry.ts';

const { tableName, siteOrigin } = readCanaryEnvironment(process.env);
const telemetry = lambdaTelemetry('canary', undefined);

const client = new DynamoDBClient({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
});

/** Fails if an inquiry does not reach sales. The log names the link that broke. */
export async function handler(): Promise<void> {
  await proveDelivery({
    origin: siteOrigin,
    client,
    tableName,
    isNotified: true,
    onLink: (link, milliseconds) => telemetry.info(link, { milliseconds: Math.round(milliseconds) }),
  });
}
