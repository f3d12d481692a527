import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { awsProblem } from '#infra/aws-problem.ts';

const refusal = (name: string, message = 'because') =>
  new DynamoDBServiceException({ name, message, $fault: 'client', $metadata: {} });
const failure = (code: string) => Object.assign(new Error('getaddrinfo'), { code });

it.each([
  [refusal('AccessDeniedException'), /may not use the table t/],
  [refusal('ExpiredTokenException'), /ExpiredTokenException/],
  [refusal('UnrecognizedClientException'), /does not accept/],
  [refusal('ResourceNotFoundException'), /no such table: the table t/],
  [refusal('ValidationException', 'no index\nand more'), /ValidationException\): no index\.$/],
  [failure('ENOTFOUND'), /network/],
  [failure('EAI_AGAIN'), /network/],
  [Object.assign(new Error('late'), { name: 'TimeoutError' }), /network/],
])('%s is said in one line', (error, line) => {
  expect(awsProblem(error, 'the table t')).toMatch(line);
  expect(awsProblem(error, 'the table t')).not.toContain('\n');
});

it.each([new TypeError('x is not a function'), 'text', undefined])('%s is no problem of AWS', (error) => {
  expect(awsProblem(error, 'the table t')).toBeUndefined();
});
