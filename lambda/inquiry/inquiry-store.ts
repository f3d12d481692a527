import { PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { type InquiryTable, ifConditionHolds } from './dynamodb.ts';
import { putNew, recordRepeat } from './item.ts';
import { isHoneypot, type NewInquiry } from './stored-inquiry.ts';

/**
 * `askedAgain`: a repeat after more than a day, or the first without the hidden field filled, recorded on the stored inquiry.
 * `repeat`: nothing changed.
 */
export type SaveResult = 'stored' | 'askedAgain' | 'repeat';

/** Where inquiries are kept, as the Lambda that takes them sees it. */
export interface InquiryStore {
  /**
   * Stores an inquiry once.
   * @returns resolves when the inquiry is safe
   * @throws if it is not known to be safe
   */
  save(inquiry: NewInquiry): Promise<SaveResult>;
}

/**
 * Inquiries in DynamoDB. The SDK repeats a write if the response got lost. If the first write went through, the
 * repeat fails both conditions and counts as a `repeat`: the inquiry is stored once all the same.
 * @param retentionDays days after which DynamoDB may delete an inquiry
 */
export function dynamoInquiryStore(
  { client, tableName: TableName }: InquiryTable,
  retentionDays: number,
): InquiryStore {
  return {
    async save(inquiry) {
      const put = new PutItemCommand({ TableName, ...putNew(inquiry, retentionDays) });
      if (await ifConditionHolds(client.send(put))) return 'stored';
      // A repeat with the honeypot mark adds nothing to what is stored.
      if (isHoneypot(inquiry)) return 'repeat';
      const update = new UpdateItemCommand({ TableName, ...recordRepeat(inquiry, retentionDays) });
      return (await ifConditionHolds(client.send(update))) ? 'askedAgain' : 'repeat';
    },
  };
}
