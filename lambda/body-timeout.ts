import type { Readable } from 'node:stream';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

type Plugin = Parameters<DynamoDBClient['middlewareStack']['use']>[0];

/**
 * Plugin of an SDK client that limits how long the body of a response may take. The SDK's `requestTimeout` ends when the
 * headers are there, so a body that stalls would hold a Lambda until its own timeout. The error is one that the SDK may try
 * again.
 */
export function bodyTimeout(milliseconds: number): Plugin {
  return {
    applyToStack(stack) {
      // After the SDK's own middleware of this step, so it sees the body before that is read.
      stack.add(
        (next) => async (args) => {
          const result = await next(args);
          const { body } = result.response as { body: Readable };
          const error = Object.assign(new Error('The body of a response stalled'), { name: 'TimeoutError' });
          const timer = setTimeout(() => body.destroy(error), milliseconds);
          body.once('close', () => clearTimeout(timer));
          return result;
        },
        { step: 'deserialize', priority: 'low' },
      );
    },
  };
}
