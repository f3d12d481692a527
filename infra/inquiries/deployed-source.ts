import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { awsClientConfig } from '#infra/aws-client-config.ts';
import type { OpenSource } from './open-source.ts';

/**
 * A table in AWS, reached with the credentials that the machine has. Nothing is asked of it yet.
 * @param region by default the one that the machine is set up for
 */
export function deployedSource(tableName: string, region: string | undefined): OpenSource {
  const client = new DynamoDBClient(awsClientConfig(region));
  const place = `the table ${tableName}${region === undefined ? '' : ` in ${region}`}`;
  return {
    client,
    tableName,
    place,
    // The table has a stream, and whoever follows it is deployed.
    announceResend: async () => 'The stack sends it in a moment, if it was deployed with a salesEmail.',
    close: async () => client.destroy(),
  };
}
