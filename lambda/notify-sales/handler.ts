import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { failureReport } from '../submit-inquiry/failure-report.ts';
import { notifiedAt, resendRequestedAt } from './inquiry-table.ts';
import { notifySales, type Surroundings } from './notify-sales.ts';
import { readStoredInquiry } from './stored-inquiry.ts';

export interface HandlerOptions extends Surroundings {
  readonly log: Log;
}

/** Takes what is safe to log: how a record went, never what it held. */
export interface Log {
  info(message: string, details: Readonly<Record<string, unknown>>): void;
  error(message: string, details: Readonly<Record<string, unknown>>): void;
}

export type Handler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

/** Thrown so that the event source splits a batch that starts with a record that fails. */
export class SplitBatchError extends Error {
  override readonly name = 'SplitBatchError';
}

/**
 * The table's stream to the domain: one mail for each new inquiry, and one more whenever its owner asks. Every record of a
 * batch is tried, so that none waits for another. The event source takes the first failure as the place to go on from
 * ("Configuring partial batch response with DynamoDB and Lambda", Lambda developer guide); where that is the batch's own
 * start, it would repeat the whole batch to the end of its attempts and give up on all of it. So such a batch fails as a
 * whole: the event source splits it, again and again, until what fails is alone. What was mailed is marked, and repeating
 * it is harmless.
 * @throws {SplitBatchError} when the first of several records fails
 */
export function createHandler({ log, ...surroundings }: HandlerOptions): Handler {
  return async ({ Records: records }) => {
    const failures: DynamoDBRecord[] = [];
    // One after the other: whenever this Lambda is stopped, at most one mail is without its mark.
    for (const record of records) if (!(await tell(record))) failures.push(record);
    if (failures.length > 0 && failures[0] === records[0] && records.length > 1) {
      throw new SplitBatchError('the first of several records failed');
    }
    return {
      // Without a sequence number it is empty, and then the whole batch counts as failed.
      batchItemFailures: failures.map(({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' })),
    };
  };

  async function tell(record: DynamoDBRecord): Promise<boolean> {
    // Other changes are the marks themselves, removals are expiry and erasing.
    if (record.eventName !== 'INSERT' && !isResend(record)) return true;
    const { eventID, dynamodb } = record;
    try {
      const inquiry = readStoredInquiry(dynamodb?.NewImage);
      const how = await notifySales(inquiry, surroundings);
      log.info(how, { eventID, id: inquiry.id });
      return true;
    } catch (error) {
      log.error('failed', { eventID, sequenceNumber: dynamodb?.SequenceNumber, ...failureReport(error) });
      return false;
    }
  }
}

/** Whether the owner asked for this inquiry's mail once more; a mark behind that says that it was sent. */
function isResend({ eventName, dynamodb: { NewImage: image = {} } = {} }: DynamoDBRecord): boolean {
  return (
    eventName === 'MODIFY' && Object.hasOwn(image, resendRequestedAt) && !Object.hasOwn(image, notifiedAt)
  );
}
