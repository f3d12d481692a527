import { ConditionalCheckFailedException, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { notifiedAt, resendRequestedAt } from '#lambda/notify-sales/inquiry-table.ts';
import { inquiryAttributes } from '#lambda/submit-inquiry/inquiry-table.ts';
import { noSuchInquiry } from './find-item.ts';
import type { ClosedSource, OpenSource } from './open-source.ts';

/**
 * Has the mail of an inquiry sent once more, whether it was sent before, is still tried or was given up: the item becomes
 * one that was never told, and its change goes the way that a new inquiry goes.
 * @returns who sends it, and when, as a sentence
 * @throws {SetupError} when there is none of this id, or no more
 */
export async function resend(source: OpenSource | ClosedSource, id: string, now: Date): Promise<string> {
  if (source.client === undefined || !(await request(source, id, now))) throw noSuchInquiry(id, source.place);
  return source.announceResend(id);
}

/** Whether there is such an inquiry; in one write, so that one which is erased meanwhile does not come back. */
async function request({ client, tableName }: OpenSource, id: string, now: Date): Promise<boolean> {
  try {
    await client.send(
      new UpdateItemCommand({
        TableName: tableName,
        Key: { [inquiryAttributes.id]: { S: id } },
        // Nothing has no such attribute, so it also says that the item is there.
        ConditionExpression: '#expiresAt > :seconds',
        UpdateExpression: 'SET #resendRequestedAt = :now REMOVE #notifiedAt',
        ExpressionAttributeNames: {
          '#expiresAt': inquiryAttributes.expiresAt,
          '#resendRequestedAt': resendRequestedAt,
          '#notifiedAt': notifiedAt,
        },
        ExpressionAttributeValues: {
          ':seconds': { N: String(now.getTime() / 1000) },
          ':now': { S: now.toISOString() },
        },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
