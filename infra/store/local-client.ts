import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

export const localTableName = 'inquiries';

/** The SDK requires a region and credentials. The local store accepts any. */
export const localAccess = { region: 'us-east-1', accessKeyId: 'local', secretAccessKey: 'local' } as const;

/** How long, in milliseconds, a store that works may take for this. */
const healthTimeout = 2000;

/** Whether a store responds. A socket may still accept connections while its process is ending. */
export async function isHealthy(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const call = get({ socketPath: socket, timeout: healthTimeout }, (response) => {
      response.resume();
      resolve(true);
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(false));
    call.on('close', () => resolve(false));
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
    // The SDK refuses these kinds of endpoints, which a machine may be set up for, together with a URL.
    useFipsEndpoint: false,
    useDualstackEndpoint: false,
    requestHandler: { httpAgent },
  });
}
