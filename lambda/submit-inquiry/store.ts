import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { honeypotMark, type NewInquiry, putNew, recordRepeat } from '../inquiry-item.ts';

/**
 * `askedAgain`: a repeat after more than a day, or the first without the hidden field filled, recorded on the stored inquiry.
 * `repeat`: nothing changed.
 */
export type SaveResult = 'stored' | 'askedAgain' | 'repeat';

export interface InquiryStore {
  /**
   * Stores an inquiry once.
   * @returns resolves when the inquiry is safe
   * @throws if it is not known to be safe
   */
  save(inquiry: NewInquiry): Promise<SaveResult>;
}

export interface StoreOptions {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  /** Days after which DynamoDB may delete an inquiry. */
  readonly retentionDays: number;
}

/**
 * Inquiries in DynamoDB. The SDK repeats a write if the response got lost. If the first write went through, the
 * repeat fails both conditions and counts as a `repeat`: the inquiry is stored once all the same.
 */
export function inquiryStore({ client, tableName, retentionDays }: StoreOptions): InquiryStore {
  return {
    async save(inquiry) {
      const put = new PutItemCommand({ TableName: tableName, ...putNew(inquiry, retentionDays) });
      if (await conditionHolds(() => client.send(put))) return 'stored';
      // A repeat with the honeypot mark adds nothing to what is stored.
      if (inquiry.suspect.includes(honeypotMark)) return 'repeat';
      const update = new UpdateItemCommand({ TableName: tableName, ...recordRepeat(inquiry, retentionDays) });
      return (await conditionHolds(() => client.send(update))) ? 'askedAgain' : 'repeat';
    },
  };
}

async function conditionHolds(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
