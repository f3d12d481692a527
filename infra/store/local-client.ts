import { Agent } from 'node:http';
import { connect } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** Name of the table in the local store. */
export const localTableName = 'inquiries';

/** The SDK requires a region and credentials. The local store accepts any. */
export const localAccess = { region: 'us-east-1', accessKeyId: 'local', secretAccessKey: 'local' } as const;

/** Whether a store listens on a socket. */
export async function canConnect(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket, () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

/** @param socket of the local store */
export function localClient(socket: string): DynamoDBClient {
  const { region, ...credentials } = localAccess;
  const httpAgent = new Agent({ keepAlive: true });
  httpAgent.createConnection = () => connect(socket);
  return new DynamoDBClient({
    // The SDK requires a URL.
    endpoint: 'http://localhost',
    region,
    credentials,
    requestHandler: { httpAgent },
  });
}
