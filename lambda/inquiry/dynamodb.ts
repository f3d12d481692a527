import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { bodyTimeout } from '../body-timeout.ts';

/** Where the inquiries are in DynamoDB. */
export interface InquiryTable {
  readonly client: DynamoDBClient;
  readonly tableName: string;
}

/**
 * The client of a Lambda. An attempt takes milliseconds within a region, and even three slow ones fit into the Lambdas'
 * timeouts.
 */
export function lambdaDynamoDbClient(): DynamoDBClient {
  const client = new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
  });
  client.middlewareStack.use(bodyTimeout(1000));
  return client;
}

/** @returns undefined if the condition of the write does not hold */
export async function ifConditionHolds<Output>(write: Promise<Output>): Promise<Output | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
