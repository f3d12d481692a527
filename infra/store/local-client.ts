import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** Name of the table in the local store. */
export const localTableName = 'inquiries';

/** The SDK requires a region and credentials. The local store accepts any. */
export const localAccess = { region: 'us-east-1', accessKeyId: 'local', secretAccessKey: 'local' } as const;

/** @param endpoint of the local store, such as `http://127.0.0.1:40123` */
export function localClient(endpoint: string): DynamoDBClient {
  const { region, ...credentials } = localAccess;
  return new DynamoDBClient({ endpoint, region, credentials });
}
