import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { tablePartitionKey } from '../submit-inquiry/inquiry-table.ts';
import type { DeliveryMarks } from './delivery-marks.ts';
import { notifiedAt } from './inquiry-table.ts';

export interface DynamoDeliveryMarksOptions {
  readonly client: DynamoDBClient;
  readonly tableName: string;
}

const names = { '#id': tablePartitionKey, '#notifiedAt': notifiedAt };

/** Without the first part, marking an erased inquiry would bring an empty one into being. */
const there = 'attribute_exists(#id) AND attribute_not_exists(#notifiedAt)';

/** Marks as an attribute of the inquiry's own item. */
export function dynamoDeliveryMarks({ client, tableName }: DynamoDeliveryMarksOptions): DeliveryMarks {
  /** Whether the item was there without a mark, and is updated now. */
  async function update(id: string, expression: string, values?: Record<string, { S: string }>) {
    try {
      await client.send(
        new UpdateItemCommand({
          TableName: tableName,
          Key: { [tablePartitionKey]: { S: id } },
          ConditionExpression: there,
          UpdateExpression: expression,
          ExpressionAttributeNames: names,
          ExpressionAttributeValues: values,
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  }
  return {
    // A write that changes nothing asks as well as a read does, and so the Lambda may read no inquiry at all.
    isDue: (id) => update(id, 'REMOVE #notifiedAt'),
    async set(id, sentAt) {
      await update(id, 'SET #notifiedAt = :sentAt', { ':sentAt': { S: sentAt.toISOString() } });
    },
  };
}
