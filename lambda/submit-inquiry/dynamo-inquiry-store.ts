import {
  type AttributeValue,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { inquiryFields } from '#shared/inquiry.ts';
import type { InquiryStore, ReceivedInquiry } from './inquiry-store.ts';
import { inquiryAttributes, monthOf, suspectAttribute } from './inquiry-table.ts';

export interface DynamoInquiryStoreOptions {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  /** Days until DynamoDB may delete an inquiry. */
  readonly retentionDays: number;
}

const secondsPerDay = 24 * 60 * 60;

/**
 * Inquiries in DynamoDB, one conditional write each. The SDK repeats a write whose answer got lost; when the first
 * one went through after all, the condition fails and the inquiry is a `repeat`: stored once all the same.
 */
export function dynamoInquiryStore(options: DynamoInquiryStoreOptions): InquiryStore {
  const { client, tableName, retentionDays } = options;
  return {
    async put(inquiry) {
      try {
        await client.send(
          new PutItemCommand({
            TableName: tableName,
            Item: toItem(inquiry, retentionDays),
            ConditionExpression: 'attribute_not_exists(#id)',
            ExpressionAttributeNames: { '#id': inquiryAttributes.id },
          }),
        );
        return 'stored';
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return 'repeat';
        throw error;
      }
    },
  };
}

function toItem(inquiry: ReceivedInquiry, retentionDays: number): Record<string, AttributeValue> {
  const { suspect = [] } = inquiry;
  const receivedAt = inquiry.receivedAt.toISOString();
  const expiresAt = Math.floor(inquiry.receivedAt.getTime() / 1000) + retentionDays * secondsPerDay;
  return {
    [inquiryAttributes.id]: { S: inquiry.id },
    [inquiryAttributes.receivedAt]: { S: receivedAt },
    [inquiryAttributes.receivedMonth]: { S: monthOf(receivedAt) },
    [inquiryAttributes.expiresAt]: { N: String(expiresAt) },
    ...(suspect.length > 0 && { [suspectAttribute]: { L: suspect.map((S) => ({ S })) } }),
    ...Object.fromEntries(inquiryFields.map((field) => [field, { S: inquiry[field] }])),
  };
}
