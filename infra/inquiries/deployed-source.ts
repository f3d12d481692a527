import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { OpenSource } from './open-source.ts';

/**
 * A table in AWS, reached with the credentials that the machine has. Nothing is asked of it yet.
 * @param region by default the one that the machine is set up for
 */
export function deployedSource(tableName: string, region: string | undefined): OpenSource {
  const client = new DynamoDBClient({
    ...(region !== undefined && { region }),
    maxAttempts: 3,
    // Seconds, as the way may be long; without limits a lost connection would look like a command that thinks.
    requestHandler: { connectionTimeout: 5000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  });
  const place = `the table ${tableName}${region === undefined ? '' : ` in ${region}`}`;
  return { client, tableName, place, close: async () => client.destroy() };
}
