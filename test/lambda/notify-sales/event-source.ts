import type { DynamoDBRecord } from 'aws-lambda';
import type { Handler } from '#lambda/notify-sales/handler.ts';

export interface EventSourceOptions {
  /** Runs the Lambda; rejects when it fails or is stopped. */
  readonly invoke: Handler;
  readonly batchSize: number;
  /** Times that a batch is tried again before it is given up. */
  readonly retryAttempts: number;
}

interface Batch {
  readonly records: readonly DynamoDBRecord[];
  readonly retries: number;
}

/**
 * Hands a stream's records to a Lambda as its event source does, with bisecting and partial batch responses
 * ("Configuring partial batch response with DynamoDB and Lambda", Lambda developer guide): a failed invocation splits
 * its batch in two, which is no retry; a partial response goes on from its first failure; and a batch that makes no
 * way is repeated as it is, and given up as a whole.
 * @returns the batches that were given up
 */
export async function runEventSource(records: readonly DynamoDBRecord[], options: EventSourceOptions) {
  const { invoke, batchSize, retryAttempts } = options;
  const deadLetters: (readonly DynamoDBRecord[])[] = [];
  const batches: Batch[] = [];
  for (let i = 0; i < records.length; i += batchSize) {
    batches.push({ records: records.slice(i, i + batchSize), retries: 0 });
  }

  /** What is to be done next of a batch, in its order. */
  async function next(batch: Batch): Promise<Batch[]> {
    const from = await firstFailure(batch.records, invoke);
    if (from === 'none') return [];
    if (from === 'all' && batch.records.length > 1) {
      const middle = Math.ceil(batch.records.length / 2);
      const halves = [batch.records.slice(0, middle), batch.records.slice(middle)];
      return halves.map((half) => ({ ...batch, records: half }));
    }
    if (batch.retries === retryAttempts) {
      deadLetters.push(batch.records);
      return [];
    }
    return [{ records: batch.records.slice(from === 'all' ? 0 : from), retries: batch.retries + 1 }];
  }

  for (let batch = batches.shift(); batch; batch = batches.shift()) batches.unshift(...(await next(batch)));
  return deadLetters;
}

async function firstFailure(
  records: readonly DynamoDBRecord[],
  invoke: Handler,
): Promise<number | 'none' | 'all'> {
  try {
    const { batchItemFailures } = await invoke({ Records: [...records] });
    if (batchItemFailures.length === 0) return 'none';
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    const first = records.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ''));
    return first < 0 || failed.has('') ? 'all' : first;
  } catch {
    return 'all';
  }
}
