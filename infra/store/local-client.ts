import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** Name of the table in the local store. */
export const localTableName = 'inquiries';

/** What the SDK wants to know of any table; the local store does not care for it. */
export const localAccess = { region: 'us-east-1', accessKeyId: 'local', secretAccessKey: 'local' } as const;

/** @param endpoint the local store, such as `http://127.0.0.1:40123` */
export function localClient(endpoint: string): DynamoDBClient {
  const { region, ...credentials } = localAccess;
  return new DynamoDBClient({ endpoint, region, credentials });
}
